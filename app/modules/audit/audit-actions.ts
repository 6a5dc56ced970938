/** Everything an audit event may tell of, by the module that writes it. A new action is a new line here. */
const actions = {
  action_links: ['link_create', 'link_open', 'link_use', 'links_revoke', 'code_send', 'code_accept', 'code_refuse'],
  // As the state machines call their steps, so that a command writes `booking.appointment_${action}`.
  booking: [
    'appointment_request',
    'appointment_book',
    'appointment_walk_in',
    'appointment_approve',
    'appointment_decline',
    'appointment_confirm',
    'appointment_cancel',
    'appointment_expire',
    'appointment_move',
    'appointment_arrive',
    'appointment_room',
    'appointment_complete',
    'appointment_mark_no_show',
    'appointment_undo',
    'appointment_mark_entered_in_error',
    'appointment_update',
    'appointment_read',
    'hold_place',
    'hold_convert',
    'hold_release',
    'hold_expire',
    'patient_create',
    'patient_update',
    'patient_read',
    'schedule_update',
    'waitlist_join',
    'waitlist_offer',
    'waitlist_accept',
    'waitlist_decline',
    'waitlist_requeue',
    'waitlist_miss',
    'waitlist_pause',
    'waitlist_resume',
    'waitlist_cancel',
    'waitlist_expire',
    'waitlist_read',
  ],
  notifications: [
    'message_queue',
    'message_send',
    'message_fail',
    'message_suppress',
    'message_cancel',
    'message_read',
    'opt_out',
    'opt_in',
  ],
  security: ['keys_rotate'],
} as const

type Actions = typeof actions

export type AuditAction = { [Module in keyof Actions]: `${Module}.${Actions[Module][number]}` }[keyof Actions]

/** All actions, for what reaches `recordAudit` past the type checker. */
export const auditActions: ReadonlySet<string> = new Set(
  Object.entries(actions).flatMap(([module, names]) => names.map((name) => `${module}.${name}`)),
)
