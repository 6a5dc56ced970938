import { layout, route, type RouteConfig } from '@remix-run/route-config'
import { layouts } from './layouts.ts'

/** Every URL of associations; a part of `app/routes.ts`. */
export const associationRoutes = [
  layout('routes/association/layout.tsx', [
    route('association/login', 'routes/association/login.tsx'),
    route('association/signup', 'routes/association/signup.tsx'),
    route('association/onboarding', 'routes/association/onboarding.tsx'),
    route('association/:slug/my-link', 'routes/association/member-link.tsx'),
    route('association/:slug', 'routes/association/public-page.tsx'),
  ]),
  layout(layouts['association-management'], [
    route('association-management', 'routes/association/management/home.tsx'),
    route('association-management/endorsements', 'routes/association/management/endorsements.tsx'),
  ]),
  route('association-management/logout', 'routes/association/management/logout.ts'),
] satisfies RouteConfig
