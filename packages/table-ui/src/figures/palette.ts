/** Skin, and metals that many people wear. */
export const SKIN = {
  pale: '#e0b08c',
  tan: '#cf9868',
  olive: '#b98556',
  brown: '#9c6844',
  dark: '#7a4e36',
} as const
export const GOLD = '#c99b45'
export const BRONZE = '#a8703a'
