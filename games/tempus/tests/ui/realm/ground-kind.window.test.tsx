import { expect, test, vi } from 'vitest'
import { kindKept } from '../../../ui/realm/ground/Ground.tsx'

test('the ground is kept as JPEG where a browser writes a PNG when it is asked for WebP', () => {
  const written = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL')
  written.mockReturnValue('data:image/webp;base64,')
  expect(kindKept()).toBe('image/webp')
  written.mockReturnValue('data:image/png;base64,')
  expect(kindKept()).toBe('image/jpeg')
  written.mockRestore()
})
