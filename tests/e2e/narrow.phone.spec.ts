import { expect, test } from '@playwright/test'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { publicPaths } from './pages.ts'

// English has the longest words; Chinese pages of the same frame fit where it fits.
for (const path of publicPaths.map((each) => withPrefix(each, 'en-US'))) {
  test(`${path} fits a phone and a 320 px window, with text and targets large enough`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
        const names = [...document.querySelectorAll('body *')].filter(isWide).map((e) => `${e.tagName}.${e.className}`)
        return [`${scrollWidth} of ${clientWidth}`, ...names]
      })
      expect(wide, `sideways scroll at ${width}px`).toEqual([])
      const overfull = await page.locator('.next__time > :not(.vh)').evaluateAll((parts) => {
        const isOut = (part: Element) => {
          const text = document.createRange()
          text.selectNodeContents(part)
          const [inner, button] = [text.getBoundingClientRect(), part.closest('.next__time')!.getBoundingClientRect()]
          return inner.width > 0 && (inner.left < button.left || inner.right > button.right)
        }
        return parts.filter(isOut).map(({ textContent }) => textContent)
      })
      expect(overfull, `times wider than their buttons at ${width}px`).toEqual([])
    }
    const small = await page.evaluate(() => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1
      }
      const tiny = [...document.querySelectorAll('main *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter(
          (element) =>
            isSeen(element) && !element.closest('svg, .vh, .sr-only, .map__view, .maplibregl-map, [aria-hidden=true]'),
        )
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 15.9)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`)
      const low = [
        ...document.querySelectorAll(
          'main .btn, main input:not([type=checkbox]):not([type=radio]):not([type=hidden]), main select, main .chip',
        ),
      ]
        .filter(isSeen)
        .filter((element) => element.getBoundingClientRect().height < 43.5 && !element.closest('.honeypot'))
        .map((element) => `${element.tagName} ${element.className}`)
      return { tiny, low }
    })
    expect(small).toEqual({ tiny: [], low: [] })
  })
}
