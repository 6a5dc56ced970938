import { expect, test } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { enterManagement, visitOf } from './association-journey.ts'

const physicians = paths.association('example-chinese-physicians')

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody who manages two chooses, and one that waits has no page', async ({ page }) => {
    await enterManagement(visitOf(page, 'zh-Hans'), 'hometown.secretary')
    const heading = page.getByRole('heading', { level: 1 })
    for (const association of ['示例护校校友会', '示例江口同乡会', '示例护校校友会']) {
      await page.getByLabel(association).check()
      await page.getByRole('button', { name: '切换到这个协会' }).click()
      await expect(heading).toHaveText(association)
    }
    await expect(page.getByText('我们正在核对协会资料')).toBeVisible()
    const response = await page.request.get(paths.association('example-nursing-alumni'))
    expect(response.status()).toBe(404)
  })

  test('what is typed wrongly is said beside its field, and what is saved is public at once', async ({ page }) => {
    await enterManagement(visitOf(page, 'zh-Hans'), 'society.president')
    await page.goto(paths.associationOnboarding({ step: 'contact' }))
    await page.locator('[name=website]').fill('no address')
    await page.locator('[name=address]').fill('14 Lantern St, Brooklyn, NY 11220')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.locator('#contact-website-error')).toContainText('www.example.org')
    await expect(page.locator('[name=address]')).toHaveValue('14 Lantern St, Brooklyn, NY 11220')
    await page.locator('[name=website]').fill('lantern.example.org')
    await page.getByRole('button', { name: '保存' }).click()
    await page.waitForURL(`**${paths.associationOnboarding({ step: 'joining' })}`)
    await page.goto(physicians)
    await expect(page.getByText('14 Lantern St, Brooklyn, NY 11220')).toBeVisible()
    await expect(page.getByRole('link', { name: 'lantern.example.org' })).toBeVisible()
  })
})
