export default {
  breakDuration: 'Pause (minutes)',
  tollsKnown: 'Péages connus',
  including: 'dont {{duration}} de pause',
};
