const LINK = /\[([^\]]*)\]\(([^)]*)\)/g

/** A README as it stands outside of the repository: links that lead to other files are their words. */
export function readmeWithin(text) {
  return text.replace(LINK, (link, words, address) => (/^(?:https?:|#)/.test(address) ? link : words))
}
