import { route } from '@remix-run/route-config'

/** The URLs of a clinic's back office: appointments, facts, supplies, what its people keep valid, account, and what tells patients of its doctors. */
export const backOfficeRoutes = [
  route('provider/mgmt/appt', 'routes/provider/first/mgmt-appt/list.tsx'),
  route('provider/mgmt/appt/bulk/:step', 'routes/provider/first/mgmt-appt/bulk.ts'),
  route('provider/mgmt/appt/export.csv', 'routes/provider/first/mgmt-appt/export.ts'),
  route('provider/mgmt/appt/report', 'routes/provider/first/mgmt-appt/report.tsx'),
  route('provider/mgmt/clinic', 'routes/provider/first/mgmt-clinic/facts.tsx'),
  route('provider/mgmt/clinic/service', 'routes/provider/first/mgmt-clinic/service.tsx'),
  route('provider/mgmt/clinic/:part', 'routes/provider/first/mgmt-clinic/part.tsx'),
  route('provider/mgmt/supply', 'routes/provider/first/mgmt-supply/list.tsx'),
  route('provider/mgmt/supply/new', 'routes/provider/first/mgmt-supply/new-item.tsx'),
  route('provider/mgmt/supply/reorder', 'routes/provider/first/mgmt-supply/reorder.tsx'),
  route('provider/mgmt/supply/reorder.csv', 'routes/provider/first/mgmt-supply/reorder-file.ts'),
  route('provider/mgmt/supply/item/:item', 'routes/provider/first/mgmt-supply/item.tsx'),
  route('provider/mgmt/supply/item/:item/edit', 'routes/provider/first/mgmt-supply/item-edit.tsx'),
  route('provider/mgmt/supply/item/:item/archive', 'routes/provider/first/mgmt-supply/item-archive.ts'),
  route('provider/mgmt/compliance', 'routes/provider/first/compliance/list.tsx'),
  route('provider/mgmt/compliance/item', 'routes/provider/first/compliance/item.tsx'),
  route('provider/mgmt/feedback', 'routes/provider/first/feedback.tsx'),
  route('provider/mgmt/account', 'routes/provider/first/account.tsx'),
  route('provider/mgmt/marketing', 'routes/provider/first/marketing/overview.tsx'),
  route('provider/mgmt/marketing/:providerFacility', 'routes/provider/first/marketing/doctor.tsx'),
  route('provider/mgmt/marketing/:providerFacility/poster', 'routes/provider/first/marketing/poster.tsx'),
]
