import { expireInvites } from '#app/modules/accounts/team/commands/expire-invites.server.ts'
import { pruneInvitations } from '#app/modules/association/access/commands/prune-invitations.server.ts'
import { runAnnouncementChores } from '#app/modules/association/announcements/commands/send-announcements.server.ts'
import { runPollChores } from '#app/modules/association/polls/commands/settle-polls.server.ts'
import { flushCounts } from '#app/modules/analytics/commands/flush-counts.server.ts'
import { pruneCounts } from '#app/modules/analytics/commands/prune-counts.server.ts'
import { settleDays } from '#app/modules/analytics/commands/settle-days.server.ts'
import { pruneProofs } from '#app/modules/association/identity/commands/prune-proofs.server.ts'
import { runDuesChores } from '#app/modules/association/members/commands/dues-chores.server.ts'
import { pruneRegistrations } from '#app/modules/association/events/commands/prune-registrations.server.ts'
import { runEventChores } from '#app/modules/association/events/commands/event-chores.server.ts'
import { pruneOld, runChores } from '#app/modules/booking/commands/chores.server.ts'
import { runCareChores } from '#app/modules/coordination/commands/care-chores.server.ts'
import { pruneTelephony } from '#app/modules/desk/telephony/commands/forget-telephony.server.ts'
import { runTelephonyChores } from '#app/modules/desk/telephony/commands/telephony-chores.server.ts'
import { publishDuePosts } from '#app/modules/content/blog/commands/publish-due.server.ts'
import { recordViews } from '#app/modules/content/blog/commands/record-views.server.ts'
import { pruneDrafts } from '#app/modules/content/commands/keep-draft.server.ts'
import { pruneSyncRecords } from '#app/modules/directory/registry/records/commands/prune-records.server.ts'
import { startDueSyncs } from '#app/modules/directory/registry/schedules/commands/start-due-syncs.server.ts'
import { keepSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { runMembershipChores } from '#app/modules/membership/commands/membership-chores.server.ts'
import { expireReturned } from '#app/modules/moderation/commands/expire-returned.server.ts'
import { runComplianceChores } from '#app/modules/practice/compliance/commands/compliance-chores.server.ts'
import { runEligibilityChecks } from '#app/modules/practice/eligibility/commands/run-checks.server.ts'
import { runI693Chores } from '#app/modules/practice/i693/commands/lapse-cases.server.ts'
import { remindOfRefills } from '#app/modules/practice/pharmacy/commands/remind-refills.server.ts'
import { reconcileLately } from '#app/modules/payments/commands/reconcile.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { moveCampaignsOn } from '#app/modules/promotion/commands/promotion-chores.server.ts'
import { recordCounts, settleBookings } from '#app/modules/promotion/commands/record-counts.server.ts'
import { closeSolvedTickets } from '#app/modules/support/queue/commands/close-solved.server.ts'
import { registerPurposes } from './purposes.ts'
import type { Chore } from './upkeep.ts'

registerPurposes()

/** What every process does besides answering. */
export const chores: readonly Chore[] = [
  { name: 'search index', everyMs: 60_000, run: keepSearchIndex },
  { name: 'holds, requests and offers', everyMs: 30_000, run: runChores },
  // A process that is killed loses what it has counted since: at most a minute, since times are spread by a tenth.
  { name: 'counts', everyMs: 54_000, run: flushCounts },
  { name: 'posts whose time has come', everyMs: 10_000, run: publishDuePosts },
  { name: 'openings of posts', everyMs: 54_000, run: recordViews },
  { name: 'payments', everyMs: 5_000, run: runPayments },
  { name: 'payments and the gateway’s list', everyMs: 6 * 3_600_000, run: () => reconcileLately() },
  { name: 'invites', everyMs: 600_000, run: expireInvites },
  { name: 'memberships', everyMs: 300_000, run: runMembershipChores },
  // The day turns at another hour in each time zone.
  { name: 'licenses and trainings that expire', everyMs: 3_600_000, run: runComplianceChores },
  { name: 'insurance checks', everyMs: 3_000, run: () => runEligibilityChecks() },
  { name: 'immigration exams that rest', everyMs: 3_600_000, run: runI693Chores },
  { name: 'referrals', everyMs: 60_000, run: runCareChores },
  { name: 'refills that wait', everyMs: 3_600_000, run: remindOfRefills },
  { name: 'campaigns', everyMs: 60_000, run: moveCampaignsOn },
  { name: 'events of associations', everyMs: 30_000, run: runEventChores },
  { name: 'old registrations of events', everyMs: 3_600_000, run: pruneRegistrations },
  { name: 'old proofs of associations', everyMs: 3_600_000, run: pruneProofs },
  { name: 'old invitations of associations', everyMs: 3_600_000, run: pruneInvitations },
  { name: 'counts of campaigns', everyMs: 54_000, run: recordCounts },
  { name: 'bookings of campaigns', everyMs: 1_800_000, run: settleBookings },
  { name: 'dues of associations', everyMs: 3_600_000, run: runDuesChores },
  { name: 'polls', everyMs: 30_000, run: runPollChores },
  { name: 'announcements of associations', everyMs: 20_000, run: runAnnouncementChores },
  { name: 'solved questions', everyMs: 600_000, run: closeSolvedTickets },
  { name: 'figures of the last days', everyMs: 1_800_000, run: settleDays },
  { name: 'requests sent back', everyMs: 3_600_000, run: expireReturned },
  { name: 'what is old', everyMs: 3_600_000, run: pruneOld },
  { name: 'syncs that are due', everyMs: 60_000, run: () => startDueSyncs() },
  // Not once a night: a process that is started anew each day would never come to it.
  { name: 'old records of syncs', everyMs: 3_600_000, run: pruneSyncRecords },
  { name: 'calls that nobody answers', everyMs: 10_000, run: runTelephonyChores },
  { name: 'old recordings of calls', everyMs: 3_600_000, run: pruneTelephony },
  { name: 'drafts nobody touches', everyMs: 3_600_000, run: pruneDrafts },
  { name: 'old counts', everyMs: 3_600_000, run: pruneCounts },
]
