/** The outline of a star of eight points around a place of a painting, four of them shorter. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8
    const length = at % 4 === 0 ? radius : at % 2 === 0 ? radius * 0.6 : radius * 0.25
    return `${rounded(x + length * Math.sin(angle))} ${rounded(y - length * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
