import { layout, route } from '@remix-run/route-config'

/** Every URL of schedules in a provider's office; a part of `app/routes.ts`. */
export const schedulingRoutes = layout('routes/provider/level-4/scheduling/layout.tsx', [
  route('provider/4/dashboard/scheduling', 'routes/provider/level-4/scheduling/week.tsx'),
  route('provider/4/dashboard/scheduling/impact/:draft', 'routes/provider/level-4/scheduling/impact.tsx'),
  route(
    'provider/4/dashboard/scheduling/impact/:draft/removal',
    'routes/provider/level-4/scheduling/impact-removal.ts',
  ),
  route('provider/4/dashboard/scheduling/:providerFacility/copy', 'routes/provider/level-4/scheduling/copy.tsx'),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/same-hours',
    'routes/provider/level-4/scheduling/same-hours.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/hours/:rule',
    'routes/provider/level-4/scheduling/hours.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/hours/:rule/removal',
    'routes/provider/level-4/scheduling/hours-removal.ts',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/visit-types',
    'routes/provider/level-4/scheduling/visit-types.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/visit-types/:visitType',
    'routes/provider/level-4/scheduling/visit-type.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/resources',
    'routes/provider/level-4/scheduling/resources.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/resources/:resource',
    'routes/provider/level-4/scheduling/resource.tsx',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/resources/:resource/retirement',
    'routes/provider/level-4/scheduling/resource-retirement.ts',
  ),
  route('provider/4/dashboard/scheduling/:providerFacility/days', 'routes/provider/level-4/scheduling/days.tsx'),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/days/:row/removal',
    'routes/provider/level-4/scheduling/day-removal.ts',
  ),
  route(
    'provider/4/dashboard/scheduling/:providerFacility/holidays',
    'routes/provider/level-4/scheduling/holidays.tsx',
  ),
  route('provider/4/dashboard/scheduling/:providerFacility/rules', 'routes/provider/level-4/scheduling/rules.tsx'),
  route('provider/4/dashboard/scheduling/:providerFacility/preview', 'routes/provider/level-4/scheduling/preview.tsx'),
  route('provider/4/dashboard/scheduling/:providerFacility/link', 'routes/provider/level-4/scheduling/link.tsx'),
  route('provider/4/dashboard/scheduling/:providerFacility/bookable', 'routes/provider/level-4/scheduling/bookable.ts'),
])
