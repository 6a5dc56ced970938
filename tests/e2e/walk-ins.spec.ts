import { expect, type Page, test } from '@playwright/test'
import { expectSound } from './conformance.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

const day = '/provider/3/mgmt/appt'

const readers = [
  { prefix: '', name: '现场候诊', submit: '登记候诊', mark: '只留了姓名', complete: '补全资料', save: '保存资料' },
  {
    prefix: '/zh-Hant',
    name: '現場候診',
    submit: '登記候診',
    mark: '只留了姓名',
    complete: '補齊資料',
    save: '儲存資料',
  },
  {
    ...{ prefix: '/en-US', name: 'Walk-in', submit: 'Add to the waiting room', mark: 'Name only' },
    ...{ complete: 'Complete details', save: 'Save details' },
  },
]

/** From the day list to the waiting room: two presses and a name, and a doctor where there are several; then known by what they say. */
async function letIn(page: Page, words: (typeof readers)[number], who: string): Promise<void> {
  await page.goto(`${words.prefix}${day}`)
  await page.getByRole('link', { name: words.name, exact: true }).click()
  await page.locator('[name=name]').fill(who)
  await page.getByRole('button', { name: words.submit }).click()
  // Nobody is preset where there are several doctors.
  await expect(page.locator('.errsum')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue(who)
  await page.locator('[name=doctor]').nth(1).check()
  await page.getByRole('button', { name: words.submit }).click()
  const row = page.locator('.day-row', { hasText: who })
  await expect(row).toContainText(words.mark)
  await row.getByRole('link', { name: who, exact: true }).click()
  await page.getByRole('link', { name: words.complete }).click()
  await page.locator('[name=nameEn]').fill('Suk Yee Wong')
  await page.locator('[name=birthYear]').fill('1961')
  await page.locator('[name=birthMonth]').fill('4')
  await page.locator('[name=birthDay]').fill('5')
  await page.locator('[name=phone]').fill('917 555 0191')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.locator('main')).toContainText('(917) 555-0191')
  await expect(page.getByRole('link', { name: words.complete })).toHaveCount(0)
}

test('who comes without an appointment waits by name and doctor, and is completed later', async ({ page }) => {
  await signInAs(page, 'magnolia.desk')
  for (const words of readers) {
    await letIn(page, words, perTry(`王太太${words.prefix.length}`))
    const form = await page.goto(`${words.prefix}${day}/walk-in`)
    await expectSound(page, await form!.text())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('who comes without an appointment waits by name and doctor all the same', async ({ page }) => {
    await signInAs(page, 'magnolia.desk')
    for (const words of readers) await letIn(page, words, perTry(`黄先生${words.prefix.length}`))
  })
})
