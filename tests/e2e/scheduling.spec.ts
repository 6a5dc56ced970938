import { expect, type Page, test } from '@playwright/test'
import { expectSound, expectSoundInTurn } from './conformance.ts'
import { signInAs } from './sign-in.ts'

// One after the other: these tests change the same account.
test.describe.configure({ mode: 'default' })

const home = '/provider/4/dashboard/scheduling'

/** Signs in as the owner of a practice of tier 2, whose schedule no other test looks at. */
const signIn = (page: Page, username = 'tielin.guan') => signInAs(page, username, { to: home })

const tabs = (page: Page) => page.getByRole('navigation', { name: '排班设置' })

test('every page is sound in every language', async ({ page }) => {
  await signIn(page)
  const hrefs = await tabs(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(hrefs).toHaveLength(8)
  const add = await page.getByRole('link', { name: '加看诊时间' }).getAttribute('href')
  const copy = await page.getByRole('link', { name: '复制一天' }).getAttribute('href')
  const visitType = add!.replace('/hours/new', '/visit-types/new')
  await expectSoundInTurn(page, [...hrefs, add!, copy!, visitType])
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('hours are added, refused where they overlap, changed and deleted', async ({ page }, { retry }) => {
      const starts = javaScriptEnabled ? '05:00' : '06:00'
      // A year of its own for each try: hours that an earlier one has left would overlap.
      const year = String((javaScriptEnabled ? 2031 : 2032) + 2 * retry)
      await signIn(page)
      await page.getByRole('link', { name: '加看诊时间' }).click()
      await page.getByLabel('开始', { exact: true }).fill(starts)
      await page.getByLabel('结束', { exact: true }).fill('07:00')
      await page.getByLabel('从哪天起').fill(`${year}-01-01`)
      const save = async (status: number) => {
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          page.getByRole('button', { name: '保存' }).click(),
        ])
        expect(answer.status()).toBe(status)
      }
      await save(400)
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['请选至少一天'])
      await expect(page.getByLabel('从哪天起')).toHaveValue(`${year}-01-01`)
      await expect(page).toHaveTitle(/^错误：/)
      // axe itself is a script.
      if (javaScriptEnabled) await expectSound(page, await page.content())
      await page.getByLabel('周日').check()
      await page.getByLabel('到哪天止').fill(`${year}-12-31`)
      await save(302)
      const hour = starts.slice(1)
      const row = page.getByRole('row', { name: /周日/ }).getByRole('listitem').filter({ hasText: year })
      await expect(row).toContainText(`${hour}–7:00`)

      await page.getByRole('link', { name: '加看诊时间' }).click()
      await page.getByLabel('开始', { exact: true }).fill('06:30')
      await page.getByLabel('结束', { exact: true }).fill('08:00')
      await page.getByLabel('周日').check()
      await page.getByLabel('从哪天起').fill(`${year}-06-01`)
      await page.getByLabel('到哪天止').fill(`${year}-06-30`)
      await save(400)
      await expect(page.getByRole('alert')).toContainText(`和周日 ${hour}–7:00重叠了`)

      await page.goto(home)
      await row.getByRole('link').click()
      await page.getByRole('button', { name: '删除这段时间' }).click()
      await expect(page).toHaveURL(/scheduling\?place=/)
      await expect(row).toHaveCount(0)
    })
  })
}

test.describe('days off over booked visits', () => {
  test.use({ javaScriptEnabled: false })

  test('ask about each visit first, then everything takes effect together', async ({ page, browser }) => {
    await signIn(page)
    await tabs(page).getByRole('link', { name: '休假' }).click()
    const [first, last] = [1, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('从哪天', { exact: true }).fill(first!)
    await page.getByLabel('到哪天').fill(last!)
    await page.getByRole('button', { name: '加上' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这些预约受影响')
    const context = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
    })
    const scripted = await context.newPage()
    await expectSoundInTurn(scripted, [new URL(page.url()).pathname])
    await context.close()
    const visits = page.locator('ol > li fieldset')
    const count = await visits.count()
    expect(count).toBeGreaterThan(1)
    for (let index = 1; index < count; index++) await visits.nth(index).getByLabel('保留').check()
    await visits
      .nth(0)
      .getByLabel(/取消预约，并通知病人|谢绝，并通知病人/)
      .check()
    await page.getByRole('button', { name: '生效' }).click()
    await expect(page.getByText('更改已经生效')).toBeVisible()
    await tabs(page).getByRole('link', { name: '休假' }).click()
    const remove = page.getByRole('button', { name: /^删除/ })
    await expect(remove.last()).toBeVisible()
    const before = await remove.count()
    await remove.first().click()
    await expect(remove).toHaveCount(before - 1)
  })
})

test('a provider of tier 1 sees what there would be, and opens or stops requests', async ({ page }) => {
  await signIn(page, 'changming.weng')
  await expect(page.getByRole('heading', { name: '等级2起可以开放实时预约' })).toBeVisible()
  await expect(page.getByRole('link', { name: '加看诊时间' })).toHaveCount(0)
  const button = page.getByRole('button', { name: /^(停止)?开放$/ })
  const [before, after] = (await button.textContent()) === '开放' ? ['开放', '停止开放'] : ['停止开放', '开放']
  await button.click()
  await expect(button).toHaveText(after)
  await button.click()
  await expect(button).toHaveText(before)
})
