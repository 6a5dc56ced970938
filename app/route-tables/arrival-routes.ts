import { route } from '@remix-run/route-config'

/** How somebody comes to a doctor by the front desk: booked by telephone, walked in, waiting for one who is late; how they are insured; and whether the clinic is open. */
export const arrivalRoutes = [
  route('provider/3/mgmt/clinic', 'routes/provider/level-3/clinic/panel.tsx'),
  route('provider/3/mgmt/clinic/closure', 'routes/provider/level-3/clinic/closure.tsx'),
  route('provider/3/mgmt/clinic/reopening', 'routes/provider/level-3/clinic/reopening.tsx'),
  route('provider/3/mgmt/insurance-eligibility', 'routes/provider/level-3/eligibility/list.tsx'),
  route('provider/3/mgmt/insurance-eligibility/new', 'routes/provider/level-3/eligibility/new.tsx'),
  route('provider/3/mgmt/insurance-eligibility/batch', 'routes/provider/level-3/eligibility/batch.tsx'),
  route('provider/3/mgmt/insurance-eligibility/:check', 'routes/provider/level-3/eligibility/check.tsx'),
  route('provider/3/mgmt/insurance-eligibility/:check/edit', 'routes/provider/level-3/eligibility/edit.tsx'),
  route('provider/3/mgmt/insurance-eligibility/:check/card', 'routes/provider/level-3/eligibility/card.tsx'),
  route('provider/3/mgmt/insurance-eligibility/:check/raw', 'routes/provider/level-3/eligibility/raw.tsx'),
  route('provider/3/mgmt/appt/new', 'routes/provider/level-3/appt/new.tsx'),
  route('provider/3/mgmt/appt/walk-in', 'routes/provider/level-3/appt/walk-in.tsx'),
  route('provider/3/mgmt/appt/lateness', 'routes/provider/level-3/appt/lateness.ts'),
  route('provider/3/mgmt/appt/screen', 'routes/provider/level-3/appt/screen.tsx'),
  route('provider/3/mgmt/appt/booking', 'routes/provider/level-3/appt/booking.tsx'),
  route('provider/3/mgmt/appt/series', 'routes/provider/level-3/series/new-series.tsx'),
  route('provider/3/mgmt/appt/:appointment/series', 'routes/provider/level-3/series/repeat.tsx'),
  route('provider/3/mgmt/appt/:appointment/series-cancellation', 'routes/provider/level-3/series/cancellation.tsx'),
  route('provider/3/mgmt/appt/:appointment/series-move', 'routes/provider/level-3/series/move.tsx'),
]
