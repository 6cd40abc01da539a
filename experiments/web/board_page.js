// The page of one board.

import { openBoard } from "./board.js";

openBoard(JSON.parse(document.getElementById("data").textContent));
