import type { Plugin } from 'vite'

/** The letters that every page is set in. */
const EVERYWHERE = /-latin-core-[^/]+\.woff2$/

/** Has browsers fetch the letters together with the script: where they come later, lines break anew and the page jumps. */
export function earlyFonts(): Plugin {
  return {
    name: 'trialhall:early-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => EVERYWHERE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
