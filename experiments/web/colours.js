// Suits in two colours or in four, as the user likes; the browser keeps the choice.

const KEPT = "declarer-four-colours";

function keptColours() {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false; // the browser keeps nothing for this page
  }
}

function useFourColours(isFour) {
  document.documentElement.classList.toggle("four-colours", isFour);
}

/** Offer the choice in the element `four-colours`, a check box. */
export function offerColours() {
  const box = document.getElementById("four-colours");
  box.checked = keptColours();
  useFourColours(box.checked);
  box.addEventListener("change", () => {
    useFourColours(box.checked);
    try {
      localStorage.setItem(KEPT, box.checked ? "yes" : "no");
    } catch {
      // The choice holds until the page is left.
    }
  });
}
