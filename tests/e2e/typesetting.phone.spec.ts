import { expect, type Page, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { publicPaths } from './pages.ts'

type Flaws = {
  /** Two sentences or two names without a space between them. */
  glued: string[]
  /** Words and dates that go on in the next line. */
  broken: string[]
  /** A Chinese character alone in the last line of a text. */
  alone: string[]
  /** Lines that begin with the mark between two facts. */
  led: string[]
  /** Headings in Chinese that break inside a phrase. */
  parted: string[]
  /** A badge in Chinese text behind a typed space, which the text needs nowhere else. */
  spaced: string[]
}

/** Reads every text that is seen as it is set, block by block. */
function readFlaws(page: Page, isLibrary: boolean): Promise<Flaws> {
  return page.evaluate((isLibrary) => {
    // An address is no word, and parts where it must.
    const hidden =
      'svg, script, style, noscript, option, .share, .vh, .sr-only, .map__view, .maplibregl-map, [aria-hidden=true]'
    const isSeen = (element: Element) => {
      if (element.closest(hidden) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      // A closed sheet of filters keeps its place in a hair's breadth.
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).display !== 'inline' && box.getBoundingClientRect().width < 8) return false
      }
      return true
    }
    const blockOf = (element: Element) => {
      let block = element
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
      return block
    }
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (!node.parentElement || !isSeen(node.parentElement)) continue
      const block = blockOf(node.parentElement)
      blocks.set(block, [...(blocks.get(block) ?? []), node])
    }
    const rectOf = (node: Text, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    const isEnglish = document.documentElement.lang.startsWith('en')
    const flaws: Flaws = { glued: [], broken: [], alone: [], led: [], parted: [], spaced: [] }
    for (const [block, nodes] of blocks) {
      const text = nodes.map((node) => node.data).join('')
      const where = `${block.tagName.toLowerCase()}.${block.className}`
      const glued = isEnglish ? /.{0,12}(?:[\p{Ll}’)][.?!][\p{Lu}]|\p{L}·\p{L}).{0,12}/u.exec(text) : null
      if (glued && !/https?:|www\./.test(text)) flaws.glued.push(`${glued[0]} in ${where}`)
      for (const node of nodes) {
        for (const { 0: word, index } of node.data.matchAll(/\p{Script=Latin}[\p{Script=Latin}’]+/gu)) {
          const lines = new Set(rectOf(node, index, index + word.length).map(({ top }) => Math.round(top)))
          if (lines.size > 1) flaws.broken.push(`${word} in ${where}`)
        }
        for (const { 0: date, index } of node.data.matchAll(/(?:\d{4}年)?\d{1,2}月\d{1,2}日/gu)) {
          const lines = new Set(rectOf(node, index, index + date.length).map(({ top }) => Math.round(top)))
          if (lines.size > 1) flaws.broken.push(`${date} in ${where}`)
        }
      }
      const lines: { middle: number; text: string }[] = []
      const isHeading = block.closest('h1, h2, h3') !== null || block.parentElement?.matches('summary')
      const isCut = getComputedStyle(block).overflow === 'hidden'
      for (const node of nodes) {
        for (const [index, character] of [...node.data].entries()) {
          const [rect] = character.trim() === '' ? [] : rectOf(node, index, index + 1)
          if (!rect) continue
          const middle = rect.top + rect.height / 2
          // Of a text that is cut short, the lines behind the cut are seen by nobody.
          if (isCut && middle > block.getBoundingClientRect().bottom) continue
          const line = lines.find((each) => Math.abs(each.middle - middle) < rect.height / 2)
          if (line) line.text += character
          else {
            // Between phrases the server has put a place to break, which parts the text's nodes.
            const before = node.data.slice(Math.max(0, index - 1), index)
            if (
              isLibrary &&
              isHeading &&
              lines.length > 0 &&
              /^\p{Script=Han}$/u.test(before) &&
              /\p{Script=Han}/u.test(character)
            )
              flaws.parted.push(`${node.data.slice(Math.max(0, index - 6), index)}|${character} in ${where}`)
            lines.push({ middle, text: character })
          }
        }
      }
      if (isLibrary && lines.slice(1).some((line) => line.text.startsWith('·')))
        flaws.led.push(`${text.trim().slice(0, 24)} in ${where}`)
      if (isEnglish) continue
      const last = lines.at(-1)?.text ?? ''
      if (lines.length > 1 && /^\p{Script=Han}\p{P}*$/u.test(last))
        flaws.alone.push(`${text.trim().slice(-16)} in ${where}`)
    }
    if (isEnglish) return flaws
    for (const badge of document.querySelectorAll('main :is(.tag, .pin, .chip, .badge)')) {
      const before = badge.previousSibling
      if (
        isSeen(badge) &&
        before?.nodeType === Node.TEXT_NODE &&
        /[\p{Script=Han}\p{P}]\s+$/u.test(before.textContent ?? '')
      )
        flaws.spaced.push(`${(before.textContent ?? '').slice(-12)}${badge.textContent}`)
    }
    return flaws
  }, isLibrary)
}

/** Whose headings are sentences: elsewhere they are names. */
const library = /^\/(specialty|location$|lab|radiology|health-insurance|app|knowlege|blogs|policy|medication)/

for (const path of publicPaths) {
  test(`${path} is set well: no word parted, no sentence glued to the next, no character alone in a line`, async ({
    page,
  }) => {
    for (const locale of locales) {
      await page.goto(withPrefix(path, locale))
      for (const width of locale === 'en-US' ? [320, 390] : [320, 390, 430]) {
        await page.setViewportSize({ width, height: 844 })
        const none: Flaws = { glued: [], broken: [], alone: [], led: [], parted: [], spaced: [] }
        expect(await readFlaws(page, library.test(path)), `${locale} at ${width} px`).toEqual(none)
      }
    }
  })
}

for (const locale of locales) {
  test(`the header holds its name in whole words and nothing over anything else, in ${locale}`, async ({ page }) => {
    await page.goto(withPrefix('/doctor', locale))
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const overlaps = await page.locator('header.site').evaluate((header) => {
        const items = [...header.querySelectorAll('a, button')].filter((item) => item.getBoundingClientRect().width > 1)
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1
        return items.flatMap((item, position) =>
          items
            .slice(position + 1)
            .filter((other) => isOver(item.getBoundingClientRect(), other.getBoundingClientRect()))
            .map((other) => `${item.textContent} and ${other.textContent}`),
        )
      })
      expect(overlaps, `at ${width} px`).toEqual([])
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `sideways scroll at ${width} px`).toBe(0)
    }
  })
}

test('pages change out and in, and scroll smoothly; with reduced motion neither', async ({ page }) => {
  const motionOf = () =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement)
      const ms = (name: string) => parseFloat(root.getPropertyValue(name))
      return { scroll: root.scrollBehavior, out: ms('--page-out'), in: ms('--page-in') }
    })
  /** Whether the browser carried the old page over into the new one, as the rules of both allow. */
  const openFirstDoctor = async () => {
    await page.goto('/doctor')
    await page.evaluate(() => sessionStorage.clear())
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        sessionStorage.setItem(
          'transition',
          String((event as Event & { viewTransition: unknown }).viewTransition !== null),
        ),
      ),
    )
    await page.locator('.doc__name a').first().click()
    await page.waitForURL(/\/doctor\/./)
    // The address changes before the new page is revealed, and the list has a heading too.
    await page.waitForFunction(() => sessionStorage.getItem('transition') !== null)
    return page.evaluate(() => sessionStorage.getItem('transition'))
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await openFirstDoctor()).toBe('true')
  const moving = await motionOf()
  expect(moving.scroll).toBe('smooth')
  expect(moving.out).toBeGreaterThan(0)
  expect(moving.in).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openFirstDoctor()).toBe('false')
  expect(await motionOf()).toEqual({ scroll: 'auto', out: 0, in: 0 })
})

test('seal and name of the doctor who was pressed go over into the profile; with reduced motion they do not', async ({
  page,
}) => {
  /** Parts that the browser carries over: those that stood on both pages. */
  const carriedBy = async (go: () => Promise<unknown>) => {
    await page.evaluate(() => sessionStorage.removeItem('carried'))
    await go()
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForFunction(() => sessionStorage.getItem('carried') !== null)
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('carried')!) as string[])
  }
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null }
      const keep = () => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        const has = (part: string, name: string) => parts.includes(`::view-transition-${part}(${name})`)
        const both = ['doctor-seal', 'doctor-name'].filter((name) => has('old', name) && has('new', name))
        sessionStorage.setItem('carried', JSON.stringify(both))
      }
      if (viewTransition) void viewTransition.ready.then(keep, keep)
      else keep()
    }),
  )
  const named = () =>
    page.evaluate(() => {
      const names = [...document.querySelectorAll('*')].map((each) => getComputedStyle(each).viewTransitionName)
      return names.filter((name) => name.startsWith('doctor-')).toSorted()
    })
  const pressSecond = () => page.locator('.doc__name a').nth(1).click()
  for (const [motion, expected] of [
    ['no-preference', ['doctor-seal', 'doctor-name']],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    const carried = async () => {
      await page.goto('/doctor')
      expect(await named(), 'before anything is pressed').toEqual([])
      return carriedBy(pressSecond)
    }
    // A browser may leave a transition out where a busy machine cannot draw it in time; it never makes one that is not wanted.
    if (motion === 'reduce') expect(await carried()).toEqual(expected)
    else await expect.poll(carried).toEqual(expected)
    expect(await named()).toEqual(expected.toSorted())
  }
})
