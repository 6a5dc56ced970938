import { route } from '@remix-run/route-config'

/** The URLs of a clinic's immigration exams. */
export const i693Routes = [
  route('provider/3/mgmt/app/i693', 'routes/provider/level-3/i693/board.tsx'),
  route('provider/3/mgmt/app/i693/new', 'routes/provider/level-3/i693/new-case.tsx'),
  route('provider/3/mgmt/app/i693/:case', 'routes/provider/level-3/i693/case.tsx'),
  route('provider/3/mgmt/app/i693/:case/person', 'routes/provider/level-3/i693/person.tsx'),
  route('provider/3/mgmt/app/i693/:case/vaccines', 'routes/provider/level-3/i693/vaccines.tsx'),
  route('provider/3/mgmt/app/i693/:case/vaccines/:vaccine', 'routes/provider/level-3/i693/vaccine.tsx'),
  route('provider/3/mgmt/app/i693/:case/tests', 'routes/provider/level-3/i693/exam-tests.tsx'),
  route('provider/3/mgmt/app/i693/:case/tests/:test', 'routes/provider/level-3/i693/exam-test.tsx'),
  route('provider/3/mgmt/app/i693/:case/signature', 'routes/provider/level-3/i693/signature.tsx'),
  route('provider/3/mgmt/app/i693/:case/history', 'routes/provider/level-3/i693/history.tsx'),
  route('provider/3/mgmt/app/i693/:case/missing', 'routes/provider/level-3/i693/missing.tsx'),
]
