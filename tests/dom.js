// A page for scripts in Node: elements that keep what a script puts into them, without a layout.

class Element {
  constructor(tag) {
    Object.assign(this, { tag, children: [], listeners: {}, attributes: {}, dataset: {}, className: "", value: "" });
    this.hidden = this.disabled = false;
    const names = () => this.className.split(" ").filter(Boolean);
    this.classList = {
      toggle: (name, isOn) => {
        this.className = [...names().filter((each) => each !== name), ...(isOn ? [name] : [])].join(" ");
      },
    };
  }

  append(...parts) {
    this.children.push(...parts);
  }

  replaceChildren(...parts) {
    this.children = parts;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  addEventListener(type, listener) {
    this.listeners[type] = listener;
  }

  get tBodies() {
    this.body ??= new Element("tbody");
    return [this.body];
  }

  get tHead() {
    this.head ??= { rows: [new Element("tr")] };
    return this.head;
  }

  /** Find the first element with a tag, or with a value in its data, as in `a` or `[data-call=Pass]`. */
  querySelector(selector) {
    const [, name, value] = selector.match(/^\[data-(\w+)=(\w+)\]$/) ?? [];
    const fits = (part) => (name ? part.dataset[name] === value : part.tag === selector);
    const parts = this.children.filter((part) => part instanceof Element);
    return parts.map((part) => (fits(part) ? part : part.querySelector(selector))).find(Boolean) ?? null;
  }

  get textContent() {
    return this.children.map((part) => (part instanceof Element ? part.textContent : String(part))).join("");
  }

  set textContent(text) {
    this.children = [text];
  }

  /** The texts of all elements with a tag inside this one. */
  texts(tag) {
    return this.children.flatMap((part) =>
      part instanceof Element ? [...(part.tag === tag ? [part.textContent] : []), ...part.texts(tag)] : [],
    );
  }
}

const elements = new Map();

/** Return a new element with children, to put into a page. */
export function filled(tag, properties, ...children) {
  const made = Object.assign(new Element(tag), properties);
  made.append(...children);
  return made;
}

/** Return the element with an id; every id that is asked for exists. */
export function byId(id) {
  if (!elements.has(id)) elements.set(id, new Element(id));
  return elements.get(id);
}

globalThis.document = {
  getElementById: byId,
  createElement: (tag) => new Element(tag),
  documentElement: new Element("html"),
  activeElement: null,
  querySelectorAll: () => [],
};
