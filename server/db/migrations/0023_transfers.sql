ALTER TABLE "money" ADD COLUMN "received_on" text;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "reason" text;