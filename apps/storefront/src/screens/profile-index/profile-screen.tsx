import { ProfileContacts } from '#features/profile/profile-contacts.tsx'
import { ProfileData } from '#features/profile/profile-data.tsx'
import { ProfilePlaces } from '#features/profile/profile-places.tsx'
import { ProfileSignIns } from '#features/profile/profile-sign-ins.tsx'
import { useProfile } from '#session/use-session.ts'
import styles from './profile-screen.module.css'

/** S-10, FI-05 */
export function ProfileScreen() {
  const profile = useProfile()
  // Whoever signs out here is led away by the guard.
  if (profile === null) return null
  return (
    <div className={styles.page}>
      <ProfileContacts key={profile.id} profile={profile} />
      <ProfilePlaces personId={profile.id} />
      <ProfileSignIns profile={profile} />
      <ProfileData />
    </div>
  )
}
