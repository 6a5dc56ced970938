import { expect, test } from '@playwright/test'
import { expectSoundInTurn } from './conformance.ts'
import { signInAs } from './sign-in.ts'

// One after the other: these tests change the same clinic.
test.describe.configure({ mode: 'default' })

const scanner = '/provider/4/scanner'
const place = 'magnolia-medical-building'
const pharmacy = '/provider/mgmt/pharmacy'

test('the shell of the scanner is sound in every language, and leads to the sign-in', async ({ page }) => {
  await expectSoundInTurn(page, [scanner])
  await page.goto('/scanner')
  await expect(page).toHaveURL(new RegExp(`${scanner}$`))
  await expect(page.locator('[data-scan-form]')).toHaveCount(0)
})

test('the pages of scanning and of refills are sound in every language', async ({ page }) => {
  await signInAs(page, 'magnolia.manager')
  await page.goto(`${pharmacy}?place=${place}`)
  const request = await page.locator(`a[href*="${pharmacy}/refills/"]`).first().getAttribute('href')
  await expectSoundInTurn(page, [
    ...[scanner, `/provider/4/dashboard/team/scanners?place=${place}`, `${pharmacy}?place=${place}`, request!],
    ...[`${pharmacy}/new?place=${place}`, `${pharmacy}/list?place=${place}`, `${pharmacy}/list/entry?place=${place}`],
  ])
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a number that nobody has is red, in words', async ({ page }) => {
      await signInAs(page, 'magnolia.manager')
      await page.goto(scanner)
      await page.locator('#scan-code').fill('ABCD-EFGH-K')
      await page.locator('#scan-code').press('Enter')
      await expect(page.locator('[data-scan-result] .scan-light--red')).toContainText('没有这个号码')
    })
  })
}

test('a scan without a network waits on the device, and is checked later', async ({ page, context }) => {
  await signInAs(page, 'magnolia.manager')
  await page.goto(scanner)
  await context.setOffline(true)
  await page.locator('#scan-code').fill('ABCD-EFGH-K')
  await page.locator('#scan-code').press('Enter')
  await expect(page.locator('[data-scan-waiting]')).toHaveText('1')
  await context.setOffline(false)
  await expect(page.locator('[data-scan-later] .scan-light--red')).toBeVisible()
  await expect(page.locator('[data-scan-offline]')).toBeHidden()
})
