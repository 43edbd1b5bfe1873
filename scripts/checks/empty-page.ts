import { afterAll, expect } from 'vitest'

// Files share one page: what one leaves on it the next would find.
afterAll(() => {
  expect(document.body.innerHTML.slice(0, 300), 'a file that ends leaves the page empty').toBe('')
})
