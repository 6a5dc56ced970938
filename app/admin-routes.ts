import { layout, route, type RouteConfig } from '@remix-run/route-config'
import { adminApp, layouts } from './layouts.ts'

/** Every URL of the administration; a part of `app/routes.ts`. */
export const adminRoutes = [
  layout(layouts['dashboard-admin'], [
    route('admin', 'routes/admin/home.tsx'),
    route('admin/desc-requests', 'routes/admin/requests/descriptions.tsx'),
    route('admin/desc-requests/:request', 'routes/admin/requests/description.tsx'),
    route('admin/image-request', 'routes/admin/requests/photos.tsx'),
    route('admin/image-request/:request', 'routes/admin/requests/photo.tsx'),
    route('admin/image-request/:request/photo', 'routes/admin/requests/photo-file.ts'),
    route('admin/reviewed-requests', 'routes/admin/requests/reviewed.tsx'),
    route('admin/reviewed-requests/:request', 'routes/admin/requests/reviewed-request.tsx'),
    route('admin/new-doctor-requests', 'routes/admin/requests/new-doctors.tsx'),
    route('admin/new-doctor-requests/:request', 'routes/admin/requests/new-doctor.tsx'),
    route('admin/update-request-management', 'routes/admin/requests/updates.tsx'),
    route('admin/update-request-management/:request', 'routes/admin/requests/update.tsx'),
    route('admin/ees-sync', 'routes/admin/sync/sync.tsx'),
    route('admin/ees-sync/runs/:run', 'routes/admin/sync/run-step.ts'),
    route('admin/support', 'routes/admin/support/queue.tsx'),
    route('admin/support/calls', 'routes/admin/support/calls.tsx'),
    route('admin/support/macros', 'routes/admin/support/macros.tsx'),
    route('admin/support/macros/:macro', 'routes/admin/support/macro.tsx'),
    route('admin/support/:reference', 'routes/admin/support/ticket.tsx'),
    route('admin/support/:reference/call', 'routes/admin/support/call.tsx'),
    route('admin/support/:reference/:step', 'routes/admin/support/step.ts'),
    route('admin/second-factor/recovery-codes', 'routes/admin/second-factor/recovery-codes.tsx'),
    route('admin/password', 'routes/admin/password.tsx'),
    route('admin/audit', 'routes/admin/audit/log.tsx'),
    route('admin/audit/export.csv', 'routes/admin/audit/export.ts'),
    route('admin/roles-permissions', 'routes/admin/roles/roles.tsx'),
    route('admin/roles-permissions/people/:person', 'routes/admin/roles/person.tsx'),
  ]),
  layout(adminApp, [
    route('admin/login', 'routes/admin/login.tsx'),
    route('admin/second-factor', 'routes/admin/second-factor/code.tsx'),
    route('admin/second-factor/enrollment', 'routes/admin/second-factor/enrollment.tsx'),
  ]),
  route('admin/roles-permissions/requests/:change/confirmation', 'routes/admin/roles/request-confirmation.ts'),
  route('admin/roles-permissions/requests/:change/withdrawal', 'routes/admin/roles/request-withdrawal.ts'),
  route('admin/logout', 'routes/admin/logout.ts'),
] satisfies RouteConfig
