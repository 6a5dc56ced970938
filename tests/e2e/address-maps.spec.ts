import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { startMapsService } from '#tests/fakes/maps-service.ts'
import { openAddresses } from './address-journey.ts'

/** New addresses with a token: a third process of the product whose maps service is a stand-in on this machine. */

const port = Number(process.env.E2E_PORT ?? 4310) + 2
const origin = `http://127.0.0.1:${port}`
let maps: Awaited<ReturnType<typeof startMapsService>>
let product: ChildProcess

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  maps = await startMapsService()
  const own = {
    MAPBOX_TOKEN: 'pk.stand-in',
    MAPS_BASE_URL: maps.url,
    PORT: String(port),
    NODE_ENV: 'production',
  } as const
  const shared = { HOST: '127.0.0.1', DATA_DIR: process.env.E2E_DATA_DIR ?? './data/e2e', LOG_LEVEL: 'error' }
  product = spawn('node', ['build/server/index.js'], { env: { ...process.env, ...shared, ...own }, stdio: 'ignore' })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(200)
})

test.afterAll(async () => {
  // Gone altogether: whoever tries again needs the port.
  if (product.exitCode === null && product.signalCode === null) {
    const gone = once(product, 'exit')
    product.kill('SIGTERM')
    await gone
  }
  await maps.close()
})

test('suggestions come from the service in one session, told in batches, and its picture is shown', async ({
  page,
}) => {
  maps.turnTo({ confidence: 'exact' })
  await openAddresses(page, 'magnolia.manager')
  await expect(page.getByText('地址建议和核对由Mapbox提供。')).toBeVisible()
  const line = page.getByRole('combobox', { name: '门牌和街道' })
  await line.fill('20')
  await line.fill('200 lan')
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect(option).toContainText('200 Lantern Street')
  await option.click()
  await expect(line).toHaveValue('200 Lantern Street')
  await expect(page.locator('[name="zip"]')).toHaveValue('10013')
  await expect(page.locator('[name="state"]')).toHaveValue('NY')

  const searches = maps.calls.filter(({ path }) => path.startsWith('/autofill/'))
  expect(searches.map(({ path }) => path)).toEqual(['/autofill/v1/suggest/200 lan', '/autofill/v1/retrieve/act-1'])
  expect(new Set(searches.map(({ search }) => search.session_token)).size).toBe(1)
  const batches = () => maps.calls.filter(({ path }) => path === '/events/v2')
  await expect.poll(() => batches().length).toBeGreaterThan(0)
  const events = batches().flatMap(({ body }) => body as { event: string; sessionIdentifier: string }[])
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['search.start']))

  await page.getByRole('button', { name: '核对地址' }).click()
  await expect(page.getByText('地址已核对。')).toBeVisible()
  const picture = page.getByRole('img', { name: '新地址附近的地图' })
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`^${maps.url}/styles/v1/mapbox/streets-v12/static/-74.001,40.718,16,0/600x300`),
  )
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('a service that does not answer is replaced by the embedded default, and the page says so', async ({ page }) => {
  maps.turnTo({ confidence: 'exact', status: 500 })
  await openAddresses(page, 'magnolia.manager')
  const line = page.getByRole('combobox', { name: '门牌和街道' })
  await line.fill('40-12 apri')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('40-12 Apricot Ave')
  await expect(page.getByText('Mapbox现在连不上，已改用本站自己的地址资料。')).toBeVisible()
})
