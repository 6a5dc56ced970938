import { expect, type Page, test } from '@playwright/test'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { mailboxOf } from '#tests/factories/mailbox.ts'
import { press } from './booking-journey.ts'
import { expectSound, expectSoundInTurn } from './conformance.ts'
import { expectLevel, level, levelOf, names, paymentsOf, previewThird, readers } from './membership-journey.ts'
import { makeOwner } from './owners.ts'
import { expectPage } from './provider-entry.ts'
import { forgetLimit } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

/** Brings somebody to the team who is a front desk, and answers with their page. */
async function hire(page: Page, locale: Locale, who: Page, email: string): Promise<void> {
  await page.goto(withPrefix('/provider/4/dashboard/team/invite', locale))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=role][value=front_desk]').check()
  await page.locator(`[name=locale][value=${locale}]`).check()
  await press(page, page.locator('main form button').first())
  const mail = () => mailboxOf('data/e2e').find(({ to }) => to === email)?.text ?? ''
  const link = () => /https?:\/\/\S+(\/provider\/invite\/\S+)/.exec(mail())?.[1]
  await expect.poll(link).toBeDefined()
  await who.goto(withPrefix(link()!, locale))
  await press(who, who.locator('main form button[value=register], main form button').first())
  await who.locator('[name=firstName]').fill('Mei')
  await who.locator('[name=lastName]').fill('Lin')
  await who.locator('[name=password]').fill('winter-plum-orchard')
  await who.locator('[name=terms]').check()
  forgetLimit('form')
  await press(who, who.locator('main form button').first())
}

for (const { locale, javaScriptEnabled, name } of readers) {
  test.describe(`a level is bought in ${locale}, JavaScript ${name}`, () => {
    test.use({ javaScriptEnabled })

    test('given up, forged, paid twice, used by a team and lowered at the end of the period', async ({
      page,
      browser,
    }) => {
      const username = perTry(`owner.${locale.toLowerCase()}.${name}`)
      const providerId = makeOwner(username)
      await signInAs(page, username, { prefix: withPrefix('', locale) })

      await press(page, await previewThird(page, locale))
      expect(page.url()).toContain('/payment/simulated/')
      if (javaScriptEnabled) await expectSound(page, await page.content())
      await page.locator('main a[href*="/payment/canceled"]').click()
      await press(page, page.locator('main form button'))
      expect(paymentsOf(providerId)).toMatchObject([{ state: 'canceled' }])
      await expectLevel(page, locale, 1)

      // Whatever an address says is no payment.
      await page.goto(withPrefix(`/payment/success?s=${'forged'.padEnd(43, 'x')}`, locale))
      await page.goto(withPrefix('/provider/4/dashboard/account-upgrade-done', locale))
      await expectLevel(page, locale, 1)

      await press(page, await previewThird(page, locale))
      await page.locator('[name=card][value=declines]').press('Space')
      await press(page, page.locator('main form button'))
      await expect(page.locator('.errsum')).toBeVisible()
      await page.locator('[name=card][value=succeeds_twice]').press('Space')
      await press(page, page.locator('main form button'))
      await expect.poll(() => levelOf(providerId)).toBe(3)
      await page.goto(withPrefix('/provider/4/dashboard/account-upgrade-done', locale))
      await expect(page.locator('h1')).toContainText(names[locale][3])
      await expectLevel(page, locale, 3)
      await expect
        .poll(() => paymentsOf(providerId))
        .toMatchObject([{ state: 'canceled' }, { state: 'paid', amount: 12_900, doubles: 1 }])

      const context = await browser.newContext({ javaScriptEnabled })
      const clerk = await context.newPage()
      await hire(page, locale, clerk, `${username}.desk@example.com`)
      expect((await clerk.goto(withPrefix('/provider/3/mgmt/appt', locale)))!.status()).toBe(200)
      await expect(clerk.locator('nav a[href*=membership], nav a[href*=accountlevel]')).toHaveCount(0)
      expect((await clerk.goto(withPrefix('/provider/mgmt/membership', locale)))!.status()).toBe(403)
      await context.close()

      await page.goto(withPrefix(`${level}?tier=2&interval=month`, locale))
      await press(page, page.locator('[name=intent][value=choose]'))
      await expect(page.locator('main')).toContainText(names[locale][2])
      await expect(page.locator('[name=intent][value=keepLevel]')).toBeVisible()
      await expectLevel(page, locale, 3)
    })
  })
}

test('the pages of the level and of payments are sound in every language', async ({ page }) => {
  await signInAs(page, 'zhongwen.du')
  const paths = [
    level,
    `${level}?tier=4&interval=year`,
    '/provider/mgmt/membership',
    '/provider/3/mgmt/membership',
    '/provider/4/dashboard/account-upgrade-done',
  ]
  await expectSoundInTurn(page, paths, expectPage)
})
