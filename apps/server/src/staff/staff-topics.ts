/** Topic of the change log: a session of the staff has ended, or may do other things than before; the key is its id. */
export const staffSessionTopic = 'staff-session'
/** Topic of the change log: a device was unpaired, or who may unlock it has changed; the key is its id. */
export const staffDeviceTopic = 'staff-device'
