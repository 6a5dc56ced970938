import { describe, expect, it } from 'vitest'
import { privateRoutes } from '../access/route-table.ts'
import { filesUnder, productFiles } from './source-files.ts'

/**
 * Who may ask is said by the name of a guard and nowhere else: a private route's `handle` names it, and each of its loaders and actions
 * takes the guard of that name from the registry. What the guards then answer is shown in tests/access.
 */
const sources = new Map(filesUnder(['app/routes']).map(({ path, text }) => [path, text]))
const handlers = /^export (?:async )?(?:function|const) (?:loader|action)\b/gm
const named = /\bguardNamed\(([^)]*)\)/g
/** The guard `admin-auth` with the permission that the page asks for. */
const permitted = /\badminWith\(\s*request,\s*'[a-z_.]+'/g

describe('every private route', () => {
  it.each(privateRoutes)('$path takes the guard $guard by its name', ({ file, guard }) => {
    const text = sources.get(`app/${file}`)!
    const asAdmin = guard === 'admin-auth' ? [...text.matchAll(permitted)].map(() => "'admin-auth'") : []
    const names = [...[...text.matchAll(named)].map(([, name]) => name), ...asAdmin]
    expect(new Set(names)).toEqual(new Set([`'${guard}'`]))
    expect(names.length).toBeGreaterThanOrEqual([...text.matchAll(handlers)].length)
    expect(text).toMatch(new RegExp(`\\bguard: '${guard}'`))
  })
})

describe('no product code', () => {
  /** Files that look for a person without turning an outsider away, and why. */
  const lookers: Readonly<Record<string, string>> = {
    'app/core/session/session.server.ts': 'finds sessions for the others',
    'app/modules/accounts/guards/guards.server.ts': 'is the guards',
    'app/modules/accounts/queries/find-actor.server.ts': 'finds people for the guards',
    'app/modules/accounts/administration/pages/admin-frame.server.ts': 'the frame, which loads beside the guarded page',
    'app/modules/accounts/backend/pages/json-call.server.ts':
      'calls with a Bearer token; they have answers of their own',
    'app/modules/accounts/backend/commands/embedded-backend.server.ts': 'the sign-in and the session check themselves',
    'app/modules/accounts/commands/join-areas.server.ts': 'reads the session that has just begun',
    'app/modules/accounts/pages/sign-in-page.server.ts': 'leads on who is signed in already',
    'app/modules/accounts/pages/local-check.server.ts': 'tells open pages of level 4 who is signed in',
    'app/modules/association/identity/pages/identity-uploader.server.ts':
      'asked before a body is read, and opens nothing',
    'app/modules/association/identity/pages/logo-file.server.ts':
      'a public picture, and that of one’s own before it is public',
    'app/modules/association/pages/management-page.server.ts': 'the frame, which loads beside the guarded page',
    'app/routes/association/management/logout.ts': 'ends the session',
    'app/modules/accounts/team/pages/invitation-page.server.ts': 'an open page that greets who is signed in',
    'app/modules/association/access/pages/invitation-page.server.ts':
      'the page of an invitation, which anybody may open',
    'app/modules/practice/pages/frame.server.ts': 'frames, which load beside the guarded page',
    'app/modules/practice/profile/pages/photo-upload.server.ts':
      'only how large a body may be, before the route is asked',
    'app/modules/coordination/pages/care-uploader.server.ts': 'only how large a body may be, before the route is asked',
    'app/modules/coordination/pages/sent-page.server.ts':
      'a page without a guard that leads on who may read the referral',
    'app/modules/content/pages/text-uploader.server.ts': 'only how large a body may be, before the route is asked',
    'app/modules/accounts/operator/guards/migrator.server.ts':
      'the guard of the one page of the administration that opens for anybody',
    'app/modules/accounts/impersonation/queries/running-impersonation.server.ts': 'finds as whom the guards let read',
    'app/modules/accounts/impersonation/pages/impersonation-page.server.ts':
      'shows the guarded session what it reads as',
    'app/modules/payments/pages/return-page.server.ts': 'an open page that leads home by who is signed in',
    'app/routes/admin/activity.ts': 'how long the guarded session may still rest',
    'app/routes/admin/logout.ts': 'ends the session',
    'app/routes/api/auth/session.ts': 'the session check',
    'app/routes/provider/first/activity.ts': 'how long the guarded session may still rest',
    'app/routes/provider/first/entry.tsx': 'an open page that leads on who is signed in',
    'app/routes/provider/first/onboarding-success.tsx': 'an open page that names who is signed in',
    'app/routes/provider/level-4/account/logout.ts': 'ends the session',
    'app/modules/scanning/guards/scan-keeper.server.ts':
      'a paired device or somebody signed in, on a page without a guard',
  }

  it('finds out by itself who is signed in, but for the listed', () => {
    const finds =
      /\bfind(?:Actor(?:In)?|SessionByToken|Session|SignedIn(?:Anywhere|ToAssociations)?|CallSession|Administrator)\b/
    const looking = productFiles().flatMap(({ path, text }) => (finds.test(text) ? [path] : []))
    expect(looking.sort()).toEqual(Object.keys(lookers).sort())
  })
})
