import { expect, type Page, test } from '@playwright/test'
import { expectSound } from './conformance.ts'
import { signInAs } from './sign-in.ts'

const day = '/provider/3/mgmt/appt'

const readers = [
  { prefix: '', first: '第1次，共', phone: '917 555 0281' },
  { prefix: '/zh-Hant', first: '第1次，共', phone: '917 555 0282' },
  { prefix: '/en-US', first: 'Visit 1 of ', phone: '917 555 0283' },
]
type Reader = (typeof readers)[number]

/** A new caller who comes once a week: from the booking form to the list of dates. */
async function askForDates(page: Page, { prefix, phone }: Reader, name: string): Promise<void> {
  await page.goto(`${prefix}${day}/new`)
  // A new caller in each try: whose number is known is not asked for a name.
  await page.locator('[name=phone]').fill(phone.replace('555 0', `555 ${test.info().retry}`))
  await Promise.all([page.waitForEvent('load'), page.locator('[name=phone]').press('Enter')])
  await page.locator('[name=nameEn]').fill(name)
  // The first is whoever is soonest.
  await Promise.all([page.waitForEvent('load'), page.locator('[name=chosenDoctor]').nth(1).click()])
  if ((await page.locator('[name=slot][formaction*=series]').count()) === 0)
    await page.locator('[name=chosenVisit]').first().click()
  await page.locator('[name=slot][formaction*=series]').click()
  await expect(page.locator('[name=does][value=book]')).toBeVisible()
}

/** Answers what nobody has decided: the first of the free times, else the date is left out. */
async function decide(page: Page): Promise<void> {
  const open = page.locator('.series select:has(option[value*="~open~"])')
  for (let index = 0; index < (await open.count()); index++) await open.nth(index).selectOption({ index: 1 })
}

/** Answers and books as a desk does while others book as well: what somebody has taken meanwhile is asked anew. */
async function settle(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await decide(page)
    await Promise.all([page.waitForEvent('load'), press()])
    expect(await page.locator('.series select').count()).toBe(0)
  }).toPass()
}

async function repeat(page: Page, words: Reader, name: string): Promise<void> {
  await askForDates(page, words, name)
  await expect(page.locator('.series select')).toHaveCount(10)
  // Four times are enough: the list is made anew, and who it is for is still known.
  await page.locator('[name=count]').fill('4')
  await page.locator('[name=does][value=plan]').click()
  await expect(page.locator('.series select')).toHaveCount(4)
  await settle(page, () => page.locator('[name=does][value=book]').click())
  await expect(page.locator('main')).toContainText(words.first)
  await expect(page.locator('main')).toContainText('(917) 555-')
  // What follows is called off at once, with a reason that is asked for.
  await page.locator('a[href*="series-cancellation"]').click()
  await page.locator('form .btn--danger').click()
  await expect(page.locator('.errsum')).toBeVisible()
  await page.locator('[name=reason][value=patient_called]').check()
  await page.locator('form .btn--danger').click()
  await expect(page.locator('a[href*="series-cancellation"]')).toHaveCount(0)
}

test('a new caller’s visits repeat, each date with an answer, and are called off at once', async ({ page }) => {
  await signInAs(page, 'magnolia.desk')
  for (const [index, words] of readers.entries()) await repeat(page, words, `Suk Yee Wong ${'ABC'[index]}`)
})

test('a visit is repeated and moved with those that follow, by keys alone', async ({ page }) => {
  await signInAs(page, 'magnolia.desk')
  const words = { ...readers[2]!, phone: '917 555 0284' }
  await askForDates(page, words, 'Mei Lan Chu')
  const book = () => page.locator('[name=does][value=book]').press('Enter')
  await settle(page, book)
  await expect(page.locator('main')).toContainText(words.first)
  const html = await page.goto(`${await page.locator('a[href$="/series"]').getAttribute('href')}`)
  await expectSound(page, await html!.text())
  await page.goBack()
  const move = await page.goto(`${await page.locator('a[href$="/series-move"]').getAttribute('href')}`)
  await expectSound(page, await move!.text())
  // An hour later: with a closed hour in the way the date asks.
  await page.locator('#time').fill('10:00')
  // The dates stand there before as well: what is answered must be the new ones.
  await Promise.all([page.waitForEvent('load'), page.locator('#time').press('Enter')])
  await expect(page.locator('.series select').first()).toBeVisible()
  await settle(page, book)
  await expect(page).not.toHaveURL(/series-move/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a new caller’s visits repeat all the same', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    for (const [index, words] of readers.entries())
      await repeat(page, { ...words, phone: words.phone.replace('02', '03') }, `Ka Man Lau ${'ABC'[index]}`)
  })
})
