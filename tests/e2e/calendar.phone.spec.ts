import { expect, test } from '@playwright/test'
import { addDays } from '#app/core/calendar/dates.ts'
import { expectFaultless } from './conformance.ts'
import { quietTuesday } from './dates-ahead.ts'
import { signInAs } from './sign-in.ts'

const calendar = '/provider/3/mgmt/appt/calendar'

test('a phone opens on the day with the strip of its week; a week is a table there', async ({ page }) => {
  const date = quietTuesday()
  await signInAs(page, 'zhining.bai')
  for (const prefix of ['', '/zh-Hant', '/en-US']) {
    await page.goto(`${prefix}${calendar}?date=${date}&doctor=zhining-bai`)
    await expect(page).toHaveURL(/view=day/)
    await expect(page.locator('.fc')).toBeVisible()
    await expect(page.locator('.week-strip a')).toHaveCount(7)
    await expectFaultless(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.locator('.week-strip a').nth(3).click()
    await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 2)}`))
    await page.goto(`${prefix}${calendar}?view=week&date=${date}&doctor=zhining-bai`)
    await expect(page.locator('.calendar-day')).toHaveCount(7)
    await expect(page.locator('.fc')).toHaveCount(0)
    await expectFaultless(page)
  }
})
