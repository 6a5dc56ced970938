/**
 * The layouts by the names of the specification, each the frame that `app/routes.ts` puts around its pages. A page under none of them has
 * `default`: the public frame, the frame of the provider area's entrances, or for what is no page none. See docs/decisions/080.
 */
export const layouts = {
  app: 'routes/provider/level-4/app-layout.tsx',
  dashboard2: 'routes/provider/first/layout.tsx',
  dashboard3: 'routes/provider/level-3/layout.tsx',
  dashboard4: 'routes/provider/level-4/layout.tsx',
  'dashboard-admin': 'routes/admin/layout.tsx',
  'association-management': 'routes/association/management/layout.tsx',
} as const

/** The frame `app` of the administration: a request handler knows the routes of its own area only, so it cannot borrow the provider's. */
export const adminApp = 'routes/admin/app-layout.tsx'

/** Named by the specification, and given to no route. */
export const layoutsWithoutPages = ['dashboard'] as const

export type LayoutName = keyof typeof layouts | (typeof layoutsWithoutPages)[number] | 'default'

/** The layout of a page by the frames around it, outermost first. */
export function layoutOf(frames: readonly string[]): LayoutName {
  if (frames.includes(adminApp)) return 'app'
  const names = Object.keys(layouts) as (keyof typeof layouts)[]
  return names.find((name) => frames.includes(layouts[name])) ?? 'default'
}
