import { expect, type Page, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { expectSoundInTurn } from './conformance.ts'
import { fillLogin } from './sign-in.ts'

const physicians = paths.association('example-chinese-physicians')

/** Signs somebody of the demo's associations in, wherever the product leads. */
async function enter(page: Page, username: string): Promise<void> {
  await page.goto(paths.associationLogin())
  await fillLogin(page, username)
  await page.waitForURL(`**${paths.associationHome()}`)
}

for (const [name, viewport] of [
  ['a computer', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('every open page of associations is sound in every language', async ({ page }) => {
      await expectSoundInTurn(page, [physicians, paths.associationLogin(), paths.association('example-hometown')])
      const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      for (const locale of locales) {
        await page.goto(withPrefix(physicians, locale))
        expect(await page.evaluate(isTooWide), locale).toBe(false)
      }
    })

    test('every page of whoever manages one is sound in every language', async ({ page }) => {
      await enter(page, 'society.president')
      const steps = ['about', 'contact', 'joining'].map((step) => paths.associationOnboarding({ step }))
      await expectSoundInTurn(page, [paths.associationHome(), ...steps])
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody who manages two chooses, and one that waits has no page', async ({ page }) => {
    await enter(page, 'hometown.secretary')
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
    await enter(page, 'hometown.secretary')
    await page.getByLabel('示例江口同乡会').check()
    await page.getByRole('button', { name: '切换到这个协会' }).click()
    await page.goto(paths.associationOnboarding({ step: 'contact' }))
    await page.locator('[name=website]').fill('no address')
    await page.locator('[name=address]').fill('14 Lantern St, Brooklyn, NY 11220')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.locator('#contact-website-error')).toContainText('www.example.org')
    await expect(page.locator('[name=address]')).toHaveValue('14 Lantern St, Brooklyn, NY 11220')
    await page.locator('[name=website]').fill('lantern.example.org')
    await page.getByRole('button', { name: '保存' }).click()
    await page.waitForURL(`**${paths.associationOnboarding({ step: 'joining' })}`)
    await page.goto(paths.association('example-hometown'))
    await expect(page.getByText('14 Lantern St, Brooklyn, NY 11220')).toBeVisible()
    await expect(page.getByRole('link', { name: 'lantern.example.org' })).toBeVisible()
  })
})
