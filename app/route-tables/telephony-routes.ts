import { route } from '@remix-run/route-config'

/** Setting up a clinic's telephone. */
export const telephonySetUpRoutes = [
  route('provider/4/dashboard/telephony', 'routes/provider/level-4/telephony/set-up.tsx'),
  route('provider/4/dashboard/telephony/number', 'routes/provider/level-4/telephony/line.tsx'),
  route('provider/4/dashboard/telephony/hours', 'routes/provider/level-4/telephony/hours.tsx'),
  route('provider/4/dashboard/telephony/group', 'routes/provider/level-4/telephony/group.tsx'),
  route('provider/4/dashboard/telephony/messages', 'routes/provider/level-4/telephony/messages.tsx'),
  route('provider/4/dashboard/telephony/menu', 'routes/provider/level-4/telephony/menu.tsx'),
  route('provider/4/dashboard/telephony/menu/step', 'routes/provider/level-4/telephony/step.tsx'),
  route('provider/4/dashboard/telephony/test', 'routes/provider/level-4/telephony/test.tsx'),
]

/** Answering it at the front desk. */
export const telephonyDeskRoutes = [
  route('provider/3/mgmt/app/communications/voip', 'routes/provider/level-3/phone/now.tsx'),
  route('provider/3/mgmt/app/communications/voip/log', 'routes/provider/level-3/phone/log.tsx'),
  route('provider/3/mgmt/app/communications/voip/switch', 'routes/provider/level-3/phone/switch.tsx'),
  route('provider/3/mgmt/app/communications/voip/simulator', 'routes/provider/level-3/phone/simulator.tsx'),
  route('provider/3/mgmt/app/communications/voip/calls/:call', 'routes/provider/level-3/phone/call.tsx'),
  route('provider/3/mgmt/app/communications/voip/calls/:call/caller', 'routes/provider/level-3/phone/caller.tsx'),
  route('provider/3/mgmt/app/communications/voip/voicemail', 'routes/provider/level-3/phone/voicemails.tsx'),
  route('provider/3/mgmt/app/communications/voip/voicemail/:voicemail', 'routes/provider/level-3/phone/voicemail.tsx'),
  route(
    'provider/3/mgmt/app/communications/voip/voicemail/:voicemail/recording',
    'routes/provider/level-3/phone/recording.ts',
  ),
]
