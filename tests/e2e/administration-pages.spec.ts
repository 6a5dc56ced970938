import { expect, type Page, test } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { adminRoutes } from '#app/route-tables/admin-routes.ts'
import { adminMenu } from '#app/modules/accounts/administration/navigation.ts'
import { signInAsAdmin } from './administration.ts'
import { expectSoundInTurn } from './conformance.ts'
import { expectPage } from './provider-entry.ts'
import { withServerDatabase } from './server-database.ts'

const flat = (routes: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])])

/** The routes of pages, those with the most fixed segments first. */
const patterns = flat(adminRoutes)
  .filter(({ path, file }) => path !== undefined && file.endsWith('.tsx'))
  .map(({ path }) => path!)
  .sort((one, other) => one.split(':').length - other.split(':').length)

const patternOf = (path: string): string | undefined =>
  patterns.find((pattern) => new RegExp(`^/${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path))

/** Pages that a search or an address leads to, and no link of a page that opens without one. Those that ask for a fresh code are the first. */
function furtherPages(): string[] {
  const [visit] = withServerDatabase((database) => database.prepare('select id from appointments limit 1').all()) as {
    id: string
  }[]
  const merges = '/admin/data-management/merges'
  return [
    `${merges}/provider/demo-aiqin-jiang/demo-alan-moy`,
    `${merges}/facility/demo-apricot-family-clinic/demo-magnolia-medical-building`,
    '/admin/data-management/retirements/provider/demo-alan-moy',
    '/admin/accounts/demo-user-zhongwen-du/impersonation',
    '/admin/accounts/demo-user-zhongwen-du',
    '/admin/accounts/demo-user-zhongwen-du/lock',
    '/admin/impersonation',
    '/admin/break-glass/facilities/demo-apricot-family-clinic',
    `/admin/visits/${visit!.id}`,
    '/admin/seo-evaluation/ignores',
    '/admin/memberships/demo-zhongwen-du',
    // Those of promotion.spec.ts come and go.
    '/admin/promotion/campaigns/demo-campaign-home',
  ]
}

/** Pages of who is not signed in yet; a decided request is opened by whoever decides one (reviewing.spec.ts). */
const elsewhere = [
  'admin/login',
  'admin/second-factor',
  'admin/second-factor/enrollment',
  'admin/reviewed-requests/:request',
]

/** Follows the links of the administration from its menu and answers one address at least for every route. */
async function reachablePages(page: Page): Promise<string[]> {
  const further = furtherPages()
  const found = new Map(further.map((path) => [patternOf(path), path]))
  const waiting = adminMenu.map(({ path }) => path)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = patternOf(path.split('?', 1)[0]!)
    if (pattern === undefined || found.has(pattern)) continue
    found.set(pattern, path)
    const html = await (await page.request.get(path)).text()
    waiting.push(...[...html.matchAll(/href="(\/admin[^"#]*)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&')))
  }
  expect(patterns.filter((pattern) => !found.has(pattern) && !elsewhere.includes(pattern))).toEqual([])
  return [...new Set([...further, ...found.values()])]
}

for (const [name, viewport] of [
  ['a computer', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('every page of the administration is sound in every language', async ({ page }) => {
      test.slow()
      await signInAsAdmin(page, 'admin.super')
      const pages = await reachablePages(page)
      await expectSoundInTurn(page, pages, expectPage)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator without a permission is not shown its page, and a visitor is led to the login', async ({
    page,
  }) => {
    await signInAsAdmin(page, 'admin.analyst')
    await page.goto('/admin/roles-permissions')
    await expect(page).toHaveURL(/\/unauthorized/)
    await page.context().clearCookies()
    await page.goto('/admin/support')
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fsupport$/)
  })
})
