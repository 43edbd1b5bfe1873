declare module 'fontverter' {
  /** A font in another format. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer<ArrayBuffer>>
}

declare module 'subset-font' {
  /** A font with the letters of a text alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    how: {
      readonly targetFormat: 'woff2'
      readonly keepFeatures: readonly string[]
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    },
  ): Promise<Buffer<ArrayBuffer>>
}
