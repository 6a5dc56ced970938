import { index, layout, route, type RouteConfig } from '@remix-run/route-config'

/** Every URL of the product, grouped by area. An area is the first folder under routes/ (see server/handlers.ts). */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('unauthorized', 'routes/public/unauthorized.tsx'),
    route('doctor', 'routes/public/doctor/list.tsx'),
    route('doctor/:specialty', 'routes/public/doctor/specialty-list.tsx'),
    route('doctor/:specialty/:slug', 'routes/public/doctor/profile.tsx'),
    route('doctor/:specialty/:slug/report', 'routes/public/doctor/report.tsx'),
    route('specialty', 'routes/public/specialty/index.tsx'),
    route('specialty/:str', 'routes/public/specialty/guide.tsx'),
    route('location/all', 'routes/public/location/everywhere.tsx'),
    route('location/:neighborhood', 'routes/public/location/neighborhood.tsx'),
    route('location/:neighborhood/all', 'routes/public/location/all.tsx'),
    route('location/:neighborhood/:specialty', 'routes/public/location/specialty.tsx'),
  ]),
  route('ui-catalogue', 'routes/public/ui-catalogue.tsx'),
  route('api/directory/suggest', 'routes/api/directory/suggest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
