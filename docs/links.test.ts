import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const pages = pagesIn('')

/** The pages of a folder and those below it, but for what is installed or built. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const isOurs = !/^(\.|node_modules$|dist$|screens$|data$)/.test(entry.name)
    if (entry.isDirectory()) return isOurs ? pagesIn(path) : []
    return path.endsWith('.md') ? [path] : []
  })
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)

/** The anchors of a page, as its headings get them. */
function anchorsOf(path: string): string[] {
  const headings = [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

/** What is wrong with a link of a page, or ''. */
function wrongWith(page: string, link: string): string {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return `${page}: ${link} is not there`
  if (anchor === undefined || anchorsOf(target).includes(anchor)) return ''
  return `${page}: ${link} has no such heading`
}

test('every link from page to page leads somewhere', () => {
  const wrong = pages.flatMap((page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, one, two]) => one ?? two ?? '',
    )
    const local = links.filter((link) => !/^[a-z]+:/.test(link))
    return local.map((link) => wrongWith(page, link)).filter((fault) => fault !== '')
  })
  expect(wrong).toEqual([])
})

test('every command that a page names is there', () => {
  const wrong = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run ([\w:]+)/g)]
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([command]) => `${page}: ${command}`),
  )
  expect(wrong).toEqual([])
})

test('every file that the README of a package names is there', () => {
  const wrong = pages
    .filter((page) => page.endsWith('/README.md'))
    .flatMap((page) =>
      [...textOf(page).matchAll(/`((?:src|rules|content|ui|terminal|tests)\/[\w./-]*)`/g)]
        .filter(([, path = '']) => !existsSync(join(root, dirname(page), path)))
        .map(([, path]) => `${page}: ${path}`),
    )
  expect(wrong).toEqual([])
})
