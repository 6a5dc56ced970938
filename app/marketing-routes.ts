import { route } from '@remix-run/route-config'

/** What tells patients of the doctors of a clinic: an overview, a doctor's materials, and a poster. */
export const marketingRoutes = [
  route('provider/mgmt/marketing', 'routes/provider/first/marketing/overview.tsx'),
  route('provider/mgmt/marketing/:providerFacility', 'routes/provider/first/marketing/doctor.tsx'),
  route('provider/mgmt/marketing/:providerFacility/poster', 'routes/provider/first/marketing/poster.tsx'),
]
