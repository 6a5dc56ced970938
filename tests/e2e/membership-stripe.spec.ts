import { expect, type Page, test } from '@playwright/test'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { signedEvent, StripeService } from '#tests/fakes/stripe-service.ts'
import { expectLevel, levelOf, paymentsOf, previewThird, readers } from './membership-journey.ts'
import { makeOwner } from './owners.ts'
import { withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { stripeServer } from './stripe-server.ts'
import { perTry } from './tries.ts'

const { origin, servicePort, secret } = stripeServer(Number(process.env.E2E_PORT ?? 4310))
const hosted = 'https://checkout.stripe.com/'

// One after the other: there is one service to answer the server's calls.
test.describe.configure({ mode: 'default' })
test.use({
  baseURL: origin,
  // Stripe's own page is nowhere here; that the browser goes there is what counts.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP checkout.stripe.com ~NOTFOUND`],
    }),
})

const service = new StripeService(Date.now())
test.beforeAll(async () => void (await service.listen(servicePort)))
test.afterAll(() => service.close())

/** Presses the button that pays and answers with the addresses that Stripe would lead back to. */
async function goToStripe(page: Page, button: Awaited<ReturnType<typeof previewThird>>) {
  const [lost] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().startsWith(hosted)),
    button.click(),
  ])
  await expect.poll(() => page.url()).toContain('chrome-error')
  // The page's own policy would have refused it otherwise.
  expect(lost.failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED')
  const { fields } = service.calls.findLast(({ path }) => path === '/v1/checkout/sessions')!
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
  return { success: pathOf(fields.success_url!), cancel: pathOf(fields.cancel_url!) }
}

/** Stripe's page of a profile's latest payment. */
const sessionOf = (providerId: string) =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select gateway_ref as ref from payments join memberships on memberships.id = payments.purpose_id
            where memberships.provider_id = ? order by payments.id desc limit 1`,
        )
        .get(providerId) as { ref: string },
  ).ref

/** Brings everything that Stripe has to tell, each event twice and the last one first. */
async function tell(page: Page): Promise<void> {
  const events = service.events.splice(0)
  for (const event of [...events, ...events].toReversed()) {
    const { payload, signature } = signedEvent(event, secret)
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    expect((await page.request.post('/api/payments/stripe', { data: payload, headers })).status()).toBe(200)
  }
}

for (const { locale, javaScriptEnabled, name } of readers) {
  test.describe(`a level is bought by Stripe in ${locale}, JavaScript ${name}`, () => {
    test.use({ javaScriptEnabled })

    test('given up, forged and told twice', async ({ page }) => {
      const username = perTry(`stripe.${locale.toLowerCase()}.${name}`)
      const providerId = makeOwner(username)
      await signInAs(page, username, { prefix: withPrefix('', locale) })

      const first = await goToStripe(page, await previewThird(page, locale))
      await page.goto(first.cancel)
      await expect(page.locator('h1')).toBeVisible()
      await expectLevel(page, locale, 1)

      const { success } = await goToStripe(page, await previewThird(page, locale))
      // Who comes back without having paid has nothing.
      await page.goto(success)
      await expectLevel(page, locale, 1)
      // Nor has who makes up what Stripe says.
      const forged = await page.request.post('/api/payments/stripe', {
        data: JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' }),
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' },
      })
      expect(forged.status()).toBe(400)

      expect(service.pay(sessionOf(providerId))).toBe(true)
      await tell(page)
      await expect.poll(() => levelOf(providerId)).toBe(3)
      await expectLevel(page, locale, 3)
      const paid = paymentsOf(providerId).filter(({ state }) => state === 'paid')
      expect(paid).toMatchObject([{ amount: 12_900, doubles: 0 }])
    })
  })
}
