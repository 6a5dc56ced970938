import { expect, test } from '@playwright/test'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { entryPaths, expectPage, officePaths } from './provider-entry.ts'
import { signInAs } from './sign-in.ts'

// English has the longest words; what the desk's browser opens is in the other languages too.
const inEnglish = (path: string) => withPrefix(path, 'en-US')

for (const path of entryPaths) {
  test(`${path}: conforming, accessible, no wider than the phone`, async ({ page }) => {
    await expectPage(page, inEnglish(path))
  })
}

test('the office: every page, no wider than the phone', async ({ page }) => {
  await signInAs(page, 'zhongwen.du')
  for (const path of officePaths.map(inEnglish)) await expectPage(page, path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, shows where one is, and leads on', async ({ page }) => {
    await signInAs(page, 'magnolia.manager')
    await expect(page.getByRole('navigation', { name: '医生工作台' })).toBeHidden()
    await page.getByText('菜单', { exact: true }).click()
    const menu = page.getByRole('navigation', { name: '菜单' })
    await expect(menu.getByRole('link', { name: '今天' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: '联系客服' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('联系客服')
  })
})
