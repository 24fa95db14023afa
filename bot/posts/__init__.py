"""Messages kept true: tables, hands, notices and reports, sent and edited."""
