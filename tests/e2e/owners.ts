import { randomUUID } from 'node:crypto'
import { claimedProfileMarks, claimedProfiles } from './claimed-profiles.ts'
import { withServerDatabase } from './server-database.ts'

/** Doctors whom other tests merge, move, migrate or book: they become somebody's own only when nobody else is left. */
const wantedElsewhere = [
  ...['jocelyn-kwan', 'lifan-chou', 'myat-noe-yeo', 'ting-fong', 'shira-adler'],
  ...['alan-moy', 'lin-tian'],
]
const wantedElsewhereMarks = wantedElsewhere.map(() => '?').join()

/** The demo account whose password and settings the owners made here have. */
const model = 'changming.weng'

/**
 * Makes somebody the owner of a practice of the first level: a doctor of the demo whom nobody has yet, and one of their clinics where nobody
 * has a seat. Answers the profile's id.
 */
export function makeOwner(username: string): string {
  return withServerDatabase((database) =>
    // Begun as a write: what was read could not be written upon once the server has committed something in between.
    database
      .transaction(() => {
        const free = database
          .prepare(
            `select pf.provider_id as providerId, pf.facility_id as facilityId from provider_facilities pf
             join providers on providers.id = pf.provider_id
            where providers.is_demo and providers.status = 'listed' and providers.tier = 1 and providers.user_id is null
              and providers.slug not in (${claimedProfileMarks})
              and not exists (select 1 from team_members where team_members.facility_id = pf.facility_id)
            order by providers.slug in (${wantedElsewhereMarks}), providers.slug limit 1`,
          )
          .get(...claimedProfiles, ...wantedElsewhere) as { providerId: string; facilityId: string } | undefined
        if (!free) throw new Error('No doctor of the demo on the first level is left without an owner.')
        const like = database.prepare('select * from users where username = ?').get(model) as Record<string, unknown>
        const userId = randomUUID()
        const user = { ...like, id: userId, username, email: `${username}@example.com` }
        const names = Object.keys(user)
        const marks = names.map(() => '?').join(', ')
        database.prepare(`insert into users (${names.join(', ')}) values (${marks})`).run(...Object.values(user))
        database
          .prepare(
            `insert into team_members (id, facility_id, user_id, role, status, version, created_at, updated_at)
           values (?, ?, ?, 'owner', 'active', 1, ?, ?)`,
          )
          .run(randomUUID(), free.facilityId, userId, Date.now(), Date.now())
        database
          .prepare('update providers set user_id = ?, is_profile_complete = 1 where id = ?')
          .run(userId, free.providerId)
        return free.providerId
      })
      .immediate(),
  )
}
