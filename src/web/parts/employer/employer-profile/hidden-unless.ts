import {
  type ProfileType,
  profileTypes,
} from '../../../../domain/employers/profile/employer-profile.values.ts'

// Full class names, because Tailwind finds classes by scanning the source.
const hiddenFor: Record<ProfileType, string> = {
  hospital: 'group-has-[[name=profileType][value=hospital]:checked]/profile:hidden',
  practice: 'group-has-[[name=profileType][value=practice]:checked]/profile:hidden',
  company: 'group-has-[[name=profileType][value=company]:checked]/profile:hidden',
}

/** Classes that hide a field while another profile type is selected; with none selected, everything shows. */
export function hiddenUnless(shownFor: readonly ProfileType[]): string {
  return profileTypes
    .filter(type => !shownFor.includes(type))
    .map(type => hiddenFor[type])
    .join(' ')
}
