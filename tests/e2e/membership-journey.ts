import { expect, type Locator, type Page } from '@playwright/test'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { withServerDatabase } from './server-database.ts'

/** What the stories of a level that is bought share, whoever takes the money. */

/** Each language, with JavaScript and without. */
export const readers = locales.flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled, name: javaScriptEnabled ? 'on' : 'off' })),
)

export const level = '/provider/4/dashboard/accountlevel'
export const names: Record<Locale, Record<1 | 2 | 3, string>> = {
  'zh-Hans': { 1: '基础', 2: '预约', 3: '诊所' },
  'zh-Hant': { 1: '基礎', 2: '預約', 3: '診所' },
  'en-US': { 1: 'Basic', 2: 'Booking', 3: 'Practice' },
}

type Told = { state: string; amount: number; doubles: number }

/** What the ledger knows of a profile's payments, in their order. */
export const paymentsOf = (providerId: string): Told[] =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select state, amount_cents as amount,
                  (select count(*) from payment_events where payment_id = payments.id and outcome = 'duplicate') as doubles
             from payments join memberships on memberships.id = payments.purpose_id
            where memberships.provider_id = ? order by payments.id`,
        )
        .all(providerId) as Told[],
  )

export const levelOf = (providerId: string) =>
  withServerDatabase(
    (database) => database.prepare('select tier from providers where id = ?').get(providerId) as { tier: number },
  ).tier

/** The level that the page calls one's own. */
export async function expectLevel(page: Page, locale: Locale, tier: 1 | 2 | 3): Promise<void> {
  await page.goto(withPrefix(level, locale))
  await expect(page.locator('.levels__card--now h3')).toHaveText(names[locale][tier])
}

/** From the hint that a level lacks something to the button that leads to the gateway, with the price above it. */
export async function previewThird(page: Page, locale: Locale): Promise<Locator> {
  await page.goto(withPrefix('/provider/4/dashboard/scheduling', locale))
  await page.locator(`main a[href$="${level}"]`).click()
  await page.locator('a[href*="tier=3"][href*="interval=month"]').click()
  await expect(page.locator('#preview, [aria-labelledby=preview]').first()).toContainText('$129')
  return page.locator('[name=intent][value=choose]')
}
