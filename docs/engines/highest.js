// An engine that plays its highest legal card, or with the option highest=no its lowest: node highest.js
const ranks = "23456789TJQKA";
let highest = false;

function answer(message) {
  switch (message.type) {
    case "hello":
      return {
        type: "hello",
        protocol: 1,
        name: "highest-js",
        version: "1",
        options: {
          highest: { type: "boolean", default: true, help: "highest card" },
        },
      };
    case "options":
      highest = message.options.highest;
      return { type: "ready" };
    case "play": {
      const cards = [...message.legal].sort(
        (a, b) => ranks.indexOf(a[1]) - ranks.indexOf(b[1]),
      );
      return {
        type: "card",
        board: message.board,
        card: highest ? cards.at(-1) : cards[0],
      };
    }
  }
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const reply = answer(JSON.parse(line));
    if (reply) console.log(JSON.stringify(reply));
  });
