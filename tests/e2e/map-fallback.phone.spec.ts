import { expect, type Page, test } from '@playwright/test'

const map = '/doctor?view=map&near=flushing'

/** The drawn map and its pins are seen, and what lies over it is not. */
async function expectDrawnMap(page: Page) {
  await expect(page.locator('.map__ground')).toBeVisible()
  await expect(page.locator('.map__markers .map-pin').first()).toBeVisible()
  await expect(page.locator('.map__stage')).toBeHidden()
}

test('while the living map is on its way the drawn one stands, and its pins lead to their cards', async ({ page }) => {
  const release: (() => void)[] = []
  // What computes the map is held back behind the library, when the stage is there and empty; the module of its address is not.
  await page.route(/maplibre-gl-csp-worker/, async (route) => {
    const response = await route.fetch()
    if ((await response.body()).length > 10_000) await new Promise<void>((resolve) => release.push(resolve))
    await route.fulfill({ response })
  })
  await page.goto(map)
  await expect(page.locator('.map__stage')).toBeAttached()
  await expect(page.locator('[data-map-status]')).toHaveText('正在打开地图……')
  await expectDrawnMap(page)
  const pin = page.locator('.map__markers .map-pin').first()
  const number = (await pin.locator('b').textContent())!
  await pin.click()
  await expect(page).toHaveURL(new RegExp(`#d${number}$`))
  await expect.poll(() => release.length).toBeGreaterThan(0)
  for (const go of release) go()
  await expect(page.locator('.map__view.is-replaced')).toBeVisible()
  await expect(page.locator('.maplibregl-canvas')).toBeVisible()
  await expect(page.locator('.map__ground')).toBeHidden()
  await expect(page.locator('[data-map-status]')).toBeEmpty()
})

test('a browser that cannot draw keeps the drawn map, and is spared the library', async ({ page }) => {
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/maplibre/.test(request.url())) libraries.push(request.url())
  })
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(map)
  await expect(page.locator('[data-map-status]')).toContainText('打不开')
  await expectDrawnMap(page)
  expect(libraries).toEqual([])
})

test('a lost connection leaves the drawn map, and the button tries again', async ({ page }) => {
  await page.route(/maplibre-gl-csp/, (route) => route.abort())
  await page.goto(map)
  await expect(page.locator('[data-map-status]')).toContainText('打不开')
  await expectDrawnMap(page)
  await expect(page.locator('[data-map-open]')).toBeEnabled()
})

test('the drawn map comes back when the graphics card takes the picture away', async ({ page }) => {
  await page.goto(map)
  await expect(page.locator('.map__view.is-replaced')).toBeVisible()
  await page.locator('.maplibregl-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    context!.getExtension('WEBGL_lose_context')!.loseContext()
  })
  await expectDrawnMap(page)
})
