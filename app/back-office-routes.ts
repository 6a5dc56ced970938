import { route } from '@remix-run/route-config'

/** Pages of a clinic's back office: its account, and what tells patients of its doctors. */
export const backOfficeRoutes = [
  route('provider/mgmt/account', 'routes/provider/first/account.tsx'),
  route('provider/mgmt/marketing', 'routes/provider/first/marketing/overview.tsx'),
  route('provider/mgmt/marketing/:providerFacility', 'routes/provider/first/marketing/doctor.tsx'),
  route('provider/mgmt/marketing/:providerFacility/poster', 'routes/provider/first/marketing/poster.tsx'),
]
