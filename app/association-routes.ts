import { layout, route, type RouteConfig } from '@remix-run/route-config'
import { layouts } from './layouts.ts'

/** Every URL of associations; a part of `app/routes.ts`. */
export const associationRoutes = [
  layout('routes/association/layout.tsx', [
    route('association', 'routes/association/list.tsx'),
    route('association/login', 'routes/association/login.tsx'),
    route('association/signup', 'routes/association/signup.tsx'),
    route('association/onboarding', 'routes/association/onboarding.tsx'),
    route('association/:slug/my-link', 'routes/association/member-link.tsx'),
    route('association/:slug', 'routes/association/public-page.tsx'),
    route('association/:slug/join', 'routes/association/join.tsx'),
    route('association/:slug/join/:token', 'routes/association/join-confirmation.tsx'),
    route('association/:slug/events/:event', 'routes/association/events/event.tsx'),
  ]),
  layout(layouts['association-management'], [
    route('association-management', 'routes/association/management/home.tsx'),
    route('association-management/import', 'routes/association/management/members-import.tsx'),
    route('association-management/members', 'routes/association/management/members.tsx'),
    route('association-management/members/new', 'routes/association/management/new-member.tsx'),
    route('association-management/members/:member', 'routes/association/management/member.tsx'),
    route('association-management/endorsements', 'routes/association/management/endorsements.tsx'),
    route('association-management/polls', 'routes/association/management/polls.tsx'),
    route('association-management/polls/new', 'routes/association/management/poll-draft.tsx'),
    route('association-management/polls/poll', 'routes/association/management/poll.tsx'),
    route('association-management/polls/edit', 'routes/association/management/poll-edit.tsx'),
    route('association-management/analytics', 'routes/association/management/analytics.tsx'),
    route('association-management/access', 'routes/association/management/access.tsx'),
    route('association-management/ownership', 'routes/association/management/ownership.tsx'),
    route('association-management/settings', 'routes/association/management/settings.tsx'),
    route('association-management/notifications', 'routes/association/management/announcements/list.tsx'),
    route('association-management/notifications/new', 'routes/association/management/announcements/new.tsx'),
    route(
      'association-management/notifications/:announcement',
      'routes/association/management/announcements/announcement.tsx',
    ),
    route(
      'association-management/notifications/:announcement/edit',
      'routes/association/management/announcements/edit.tsx',
    ),
    route('association-management/events', 'routes/association/management/events/list.tsx'),
    route('association-management/events/new', 'routes/association/management/events/new.tsx'),
    route('association-management/events/:event', 'routes/association/management/events/event.tsx'),
    route('association-management/events/:event/edit', 'routes/association/management/events/edit.tsx'),
    route('association-management/events/:event/greeters', 'routes/association/management/events/greeters.tsx'),
    route('association-management/events/:event/door', 'routes/association/management/events/door.tsx'),
  ]),
  route('association/:slug/bylaws.pdf', 'routes/association/bylaws.ts'),
  route('association/:slug/events/:event/calendar.ics', 'routes/association/events/calendar.ts'),
  route(
    'association-management/events/:event/registrations.csv',
    'routes/association/management/events/registrations.ts',
  ),
  route(
    'association-management/events/:event/certificates/:registration',
    'routes/association/management/events/certificate.ts',
  ),
  route('association-management/members/export.csv', 'routes/association/management/members-export.ts'),
  route('association-management/polls/export', 'routes/association/management/poll-export.ts'),
  route('association-management/analytics/export.csv', 'routes/association/management/analytics-file.ts'),
  route('association-management/settings/export.json', 'routes/association/management/full-export.ts'),
  route(
    'association-management/notifications/:announcement/report.csv',
    'routes/association/management/announcements/report.ts',
  ),
  route('association-management/proof/:proof', 'routes/association/management/own-proof.ts'),
  route('association-management/logout', 'routes/association/management/logout.ts'),
] satisfies RouteConfig
