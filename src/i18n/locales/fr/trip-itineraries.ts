export default {
  breakDuration: 'Pause',
  tollsKnown: 'Péages connus',
  including: 'dont {{duration}} de pause',
};
