/** What happens to a clinic's pharmacies and to requests for refills, as the state machine calls its steps. */
export const pharmacyActions = [
  'pharmacy_save',
  'pharmacy_archive',
  'pharmacy_restore',
  'refill_take',
  'refill_read',
  'refill_list',
  'refill_patient',
  'refill_send_on',
  'refill_approve',
  'refill_deny',
  'refill_send',
  'refill_close',
  'refill_withdraw',
  'refill_remind',
  'refill_print',
] as const
