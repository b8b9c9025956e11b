/** Topic of the change log: a session of the staff has ended, or may do other things than before; the key is its id. */
export const staffSessionTopic = 'staff-session'
