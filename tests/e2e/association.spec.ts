import { expect, type Page, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { signInAsAdmin } from './administration.ts'
import { expectFaultless, expectSoundInTurn } from './conformance.ts'
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
      await expectSoundInTurn(page, [
        physicians,
        paths.associationLogin(),
        paths.associationSignup(),
        paths.associationSignup({ sent: 'yes' }),
      ])
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
    await enter(page, 'society.president')
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

test('an association registers without a script, is approved, and has a page', async ({ browser }) => {
  const owner = await (await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })).newPage()
  await owner.goto(paths.associationSignup())
  const typed = {
    ...{
      nameHans: '示例针灸师会',
      nameHant: '示例針灸師會',
      nameEn: 'Example Acupuncture Guild',
      evidence: '登记编号 NY-1',
    },
    ...{ firstName: 'Lan', lastName: 'Ding', email: 'guild.owner@example.com', phone: '(212) 555-0199' },
    password: demoPassword,
  }
  for (const [name, value] of Object.entries(typed)) await owner.locator(`[name=${name}]`).fill(value)
  await owner.getByRole('button', { name: '提交注册' }).click()
  await expect(owner.locator('#signup-kind-error')).toBeVisible()
  await expect(owner.locator('[name=nameEn]')).toHaveValue(typed.nameEn)
  await owner.getByLabel('专业学会').check()
  await owner.locator('[name=password]').fill(typed.password)
  await owner.locator('[name=terms]').check()
  await owner.getByRole('button', { name: '提交注册' }).click()
  await expect(owner.getByRole('heading', { name: '注册已收到' })).toBeVisible()
  await enter(owner, typed.email)
  await expect(owner.getByText('我们正在核对协会资料')).toBeVisible()

  const admin = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signInAsAdmin(admin, 'admin.association', { to: paths.reviewQueue('associations') })
  await expectFaultless(admin)
  await admin.getByRole('link', { name: typed.nameHans, exact: true }).click()
  await expect(admin.locator('main')).toContainText(typed.evidence)
  await expectFaultless(admin)
  await admin.locator('[data-key=a]').click()
  await expect(admin.locator('form:has([name=intent][value=approve])')).toHaveCount(0)
  await owner.goto(paths.association('example-acupuncture-guild'))
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(typed.nameHans)

  await admin.goto(paths.adminAssociations())
  await expectFaultless(admin)
  await admin.getByRole('button', { name: `暂停${typed.nameHans}` }).click()
  await expect(admin.getByRole('button', { name: `恢复${typed.nameHans}` })).toBeVisible()
  expect((await owner.request.get(paths.association('example-acupuncture-guild'))).status()).toBe(404)
})
