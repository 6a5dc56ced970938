import { route } from '@remix-run/route-config'

/** The URLs of a clinic's back office: its appointments, its facts, its account, and what tells patients of its doctors. */
export const backOfficeRoutes = [
  route('provider/mgmt/appt', 'routes/provider/first/mgmt-appt/list.tsx'),
  route('provider/mgmt/appt/bulk/:step', 'routes/provider/first/mgmt-appt/bulk.ts'),
  route('provider/mgmt/appt/export.csv', 'routes/provider/first/mgmt-appt/export.ts'),
  route('provider/mgmt/appt/report', 'routes/provider/first/mgmt-appt/report.tsx'),
  route('provider/mgmt/clinic', 'routes/provider/first/mgmt-clinic/facts.tsx'),
  route('provider/mgmt/clinic/service', 'routes/provider/first/mgmt-clinic/service.tsx'),
  route('provider/mgmt/clinic/:part', 'routes/provider/first/mgmt-clinic/part.tsx'),
  route('provider/mgmt/account', 'routes/provider/first/account.tsx'),
  route('provider/mgmt/marketing', 'routes/provider/first/marketing/overview.tsx'),
  route('provider/mgmt/marketing/:providerFacility', 'routes/provider/first/marketing/doctor.tsx'),
  route('provider/mgmt/marketing/:providerFacility/poster', 'routes/provider/first/marketing/poster.tsx'),
]
