import { expect, type Page } from '@playwright/test'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { expectFaultless, expectSoundInTurn } from './conformance.ts'
import { withServerDatabase } from './server-database.ts'

/** An event of the demo. Their ids begin with the key of the edition and end with a date. */
export const demoEventOf = (key: string) =>
  withServerDatabase((database) => {
    const newest = 'select id from association_events where id like ? order by starts_at desc limit 1'
    return (database.prepare(newest).get(`demo-event-${key}-%`) as { id: string }).id
  })

/** The page as `expectSoundInTurn` looks at it on a computer, and then in English, which has the longest words, in a phone's width. */
async function lookBothWays(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  const answer = await page.goto(path)
  expect(answer!.status(), path).toBe(200)
  await expectFaultless(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(withPrefix(path.replace(/^\/(zh-Hant|en-US)(?=\/)/, ''), 'en-US'))
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *')].filter(isWide).map((each) => `${each.tagName}.${each.className}`)
  })
  expect(wide, `${path} scrolls sideways`).toEqual([])
}

/** Pages of associations: sound in every language, on a computer and in a phone's width. */
export const expectSound = (page: Page, all: readonly string[]) => expectSoundInTurn(page, all, lookBothWays)
